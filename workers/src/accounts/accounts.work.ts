import type { Work } from '../work';
import { confirmEmailMail } from './confirm-email-mail.job';
import { forgetInvitationJob } from './family/forget-invitation.job';
import { invitationMail } from './family/invitation-mail.job';
import { invitationsWithdrawnMail } from './family/invitations-withdrawn-mail.job';
import { parentJoinedMail } from './family/parent-joined-mail.job';
import { parentLeftMail } from './family/parent-left-mail.job';
import { parents } from './family/parents.process';
import { withdrawInvitationsJob } from './family/withdraw-invitations.job';
import { finishSignUp } from './finish-sign-up.process';
import { forgetSignUpJob } from './forget-sign-up.job';
import { greet } from './greet.process';
import { forgetGuestJob } from './people/forget-guest.job';
import { incompleteSignUpMail } from './incomplete-sign-up-mail.job';
import { guestMail } from './people/guest-mail.job';
import { inviteGuests } from './people/invite-guests.process';
import { repeatedSignUpMail } from './repeated-sign-up-mail.job';
import { passwordChangedMail } from './password-changed-mail.job';
import { resetMail } from './reset-mail.job';
import { resetPassword } from './reset-password.process';
import { secondFactorMail } from './second-factor-mail.job';
import { tellOfSecondFactor } from './tell-of-second-factor.process';
import { theftMail } from './theft-mail.job';
import { warnOfTheft } from './warn-of-theft.process';
import { welcomeMail } from './welcome-mail.job';

export const accountsWork: Work = {
  processes: [greet, resetPassword, finishSignUp, warnOfTheft, tellOfSecondFactor, parents, inviteGuests],
  jobs: [
    welcomeMail,
    confirmEmailMail,
    repeatedSignUpMail,
    resetMail,
    passwordChangedMail,
    theftMail,
    secondFactorMail,
    incompleteSignUpMail,
    forgetSignUpJob,
    invitationMail,
    invitationsWithdrawnMail,
    withdrawInvitationsJob,
    forgetInvitationJob,
    parentJoinedMail,
    parentLeftMail,
    guestMail,
    forgetGuestJob,
  ],
};
