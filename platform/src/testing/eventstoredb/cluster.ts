import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb';
import { Log } from './log';
import { EventStoreDbServer, type EventStoreDbOptions } from './server';

const { LEADER, FOLLOWER } = MemberInfo.VNodeState;

/**
 * Nodes of one log, as far as a client notices: they tell who leads, one that does not lead passes appends on to the one
 * that does, and keeps them without an answer while there is none. All of them show all of the log at once; elections
 * are called by the test.
 */
export class EventStoreDbCluster {
  private leading: EventStoreDbServer | undefined;

  private constructor(readonly nodes: readonly EventStoreDbServer[]) {
    [this.leading] = nodes;
  }

  static async start(size = 2, more: Pick<EventStoreDbOptions, 'tls' | 'users'> = {}): Promise<EventStoreDbCluster> {
    const log = new Log();
    // They are told of each other once all of them have their ports.
    const members = (): ClusterInfo => cluster.members();
    const options = { ...more, cluster: { log, members } };
    const nodes = await Promise.all(Array.from({ length: size }, () => EventStoreDbServer.start(options)));
    const cluster: EventStoreDbCluster = new EventStoreDbCluster(nodes);
    return cluster;
  }

  /** Names every node. */
  get url(): string {
    return `esdb://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`;
  }

  /** Names one node, which tells of the others. */
  get discoverUrl(): string {
    return `esdb+discover://127.0.0.1:${this.nodes[0]?.port ?? 0}?tls=false`;
  }

  get leader(): EventStoreDbServer {
    if (!this.leading) throw new Error('the cluster has no leader');
    return this.leading;
  }

  get followers(): readonly EventStoreDbServer[] {
    return this.nodes.filter((node) => node !== this.leading);
  }

  /** Its connections are cut and refused; until an election the others keep what they are given. */
  async loseLeader(): Promise<void> {
    const lost = this.leader;
    this.leading = undefined;
    for (const node of this.nodes) node.faults.ignored = Infinity;
    await lost.kill();
  }

  /** It keeps its connections and answers nothing more; another leads at once. */
  freezeLeader(): void {
    const frozen = this.leader;
    frozen.faults.hung = true;
    this.elect(this.nodes.find((node) => node !== frozen));
  }

  elect(node: EventStoreDbServer | undefined): void {
    this.leading = node;
    for (const each of this.nodes) each.faults.ignored = 0;
  }

  async close(): Promise<void> {
    for (const node of this.nodes) node.faults.hung = false;
    await Promise.all(this.nodes.map((node) => node.close()));
  }

  private members(): ClusterInfo {
    const members = this.nodes.map((node) =>
      new MemberInfo()
        .setState(node === this.leading ? LEADER : FOLLOWER)
        .setIsAlive(node.isUp && !node.faults.hung)
        .setHttpEndPoint(new EndPoint().setAddress('127.0.0.1').setPort(node.port)),
    );
    return new ClusterInfo().setMembersList(members);
  }
}
