import Type from 'typebox';
import { admins } from '../../accounts/roles';
import { anyone, command, query } from '../../describe/contract';
import { Maybe } from '../../describe/events';
import { Count, Shape, Text } from '../../describe/schema';
import { articleNames, sourceNames } from './sources';

export const updateBlogsViewData = command({
  call: 'POST /auth/updateBlogsViewData',
  who: anyone,
  summary:
    'Counts that an article was read, and where its reader came from; nothing of the reader. Always answers the same.',
  request: { blogViewed: Type.Enum([...articleNames]), viewSource: Maybe(Text(80)) },
});

export const getFunnel = query({
  call: 'POST /marketing/getFunnel',
  who: admins,
  summary:
    'Of each source: how often its article was read, who signed up, finished a first worksheet, and took a plan.',
  reply: {
    sources: Type.Array(
      Shape({ source: Type.Enum([...sourceNames]), reads: Count, signUps: Count, worksheets: Count, plans: Count }),
    ),
    /** Where the readers of each article came from. */
    reads: Type.Array(
      Shape({ article: Type.Enum([...articleNames]), source: Type.Enum([...sourceNames]), reads: Count }),
    ),
  },
});
