import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from 'platform/config';
import { linkKeysOf, newSigningKey, openingKeysOf, tokenKeysOf } from 'platform/crypto';
import { parse, parseAllDocuments } from 'yaml';
import { config as commandService } from '../../../command-service/src/config';
import { config as projectors } from '../../../projectors/src/config';
import { config as queryService } from '../../../query-service/src/config';
import { config as workers } from '../../../workers/src/config';
import { engineFlagsOf } from '../../build/engine-flags.mjs';
import { signingKeysWith } from '../../local/secrets';
import { gatewayConfig } from '../../gateway/config';
import { migrateConfig } from '../../migrate/config';

type Environment = Record<string, string>;
const deploy = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

/** What each program makes of an environment; throws with every fault. */
const readers: Readonly<Record<string, (environment: Environment) => unknown>> = {
  'command-service': (environment) => readConfig(commandService, environment),
  'query-service': (environment) => readConfig(queryService, environment),
  projectors: (environment) => readConfig(projectors, environment),
  workers: (environment) => readConfig(workers, environment),
  gateway: gatewayConfig,
  migrate: migrateConfig,
};
const names = Object.keys(readers);
const bundles = read('build/programs.mjs');

/** What somebody would set a variable or a secret to, by the end of its name. */
function filledIn(name: string): string {
  const known = [
    [/database[-_]url$/i, 'postgres://role:secret@postgres/fieldfare?sslmode=verify-full'],
    [/event[-_]store[-_]url$/i, 'esdb://admin:secret@esdb1:2113?tls=true'],
    [/redis[-_]url$/i, 'redis://redis:6379'],
    [/smtp[-_]url$/i, 'smtps://smtp.example:465'],
    [/public[-_]url$/i, 'https://fieldfare.example'],
    [/advertising[-_]url$/i, 'https://receiver.example/events'],
  ] as const;
  if (/signing[-_]key$/i.test(name)) return newSigningKey();
  if (/opening[-_]keys$/i.test(name)) return openingKeysOf('s'.repeat(44));
  if (/link[-_]keys$/i.test(name)) return linkKeysOf('s'.repeat(44));
  if (/token[-_]keys$/i.test(name)) return tokenKeysOf(signingKeysWith());
  return known.find(([pattern]) => pattern.test(name))?.[1] ?? 's'.repeat(44);
}

/** What the image tells every engine, and what is told the one of a program besides. */
function engineTold(args: readonly string[]): string[] {
  const [, told = ''] = /^ENTRYPOINT (.+)$/m.exec(read('compose/Dockerfile')) ?? [];
  const ofAll = (JSON.parse(told) as string[]).filter((word) => word.startsWith('--v8-'));
  return [...ofAll, ...args.slice(0, -1)];
}

describe('compose.yaml', () => {
  const text = read('compose/compose.yaml');
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { environment?: Environment; command?: string[] }>;
  };

  it.each(names)('gives %s an environment that it accepts, and a program that is built', (name) => {
    const { environment = {}, command = [] } = services[name] ?? {};
    const filled = Object.entries(environment).map(([variable, value]) => [
      variable,
      value.replace(/\$\{(\w+):\?\}/g, (_, secret: string) => filledIn(secret)).replace(/\$\{\w+:-(\w*)\}/g, '$1'),
    ]);
    expect(() => readers[name]?.(Object.fromEntries(filled) as Environment)).not.toThrow();
    expect(bundles).toContain(`bundle: '${command.at(-1) ?? 'none'}'`);
    expect(engineTold(command)).toEqual(engineFlagsOf(name));
  });

  it('names every image by its whole version', () => {
    const images = [...text.matchAll(/image: (\S+)/g), ...read('compose/Dockerfile').matchAll(/FROM (\S+)/g)];
    for (const [, image = ''] of images)
      expect(image).toMatch(/:(\d+\.\d+(\.\d+)?(-\w+)*|\$\{FIELDFARE_VERSION:-local\})$/);
    expect(images.length).toBeGreaterThan(5);
  });

  it('lets no service be the administrator of EventStoreDB', () => {
    const addresses = Object.values(services).flatMap(({ environment }) => environment?.['EVENT_STORE_URL'] ?? []);
    expect(addresses).not.toHaveLength(0);
    for (const address of addresses) expect(address).toMatch(/^esdb:\/\/fieldfare:\$/);
  });

  it('gives each secret to nobody who does without', () => {
    const given = names.map((name) => [name, Object.keys(services[name]?.environment ?? {})] as const);
    expect(givenIn(/^SIGNING_KEY$/, given)).toEqual(signing);
    expect(givenIn(/^TOKEN_KEYS$/, given)).toEqual(signing.slice(0, 2));
    for (const [keys, program] of Object.entries(opening))
      expect(givenIn(new RegExp(`^${keys}$`), given)).toEqual([program]);
    const keys = signing.map((name) => services[name]?.environment?.['SIGNING_KEY']);
    expect(new Set(keys).size).toBe(signing.length);
  });

  it('has a default for no secret', () => {
    const withDefault = [...text.matchAll(/\$\{(\w+):-[^}]+\}/g)].map(([, name]) => name);
    expect(new Set(withDefault)).toEqual(
      new Set(['LOG_LEVEL', 'FIELDFARE_VERSION', 'POSTGRES_SHARED_BUFFERS', 'POSTGRES_CACHE', 'POSTGRES_MAX_WAL_SIZE']),
    );
  });

  it('asks for everything but what a program does without: who runs the site, what it announces, payments, where it advertises, and who else keeps the list', () => {
    const leftOut = [...text.matchAll(/\$\{(\w+)(?!\w|:\?|:-[^}])/g)].map(([, name]) => name ?? '');
    for (const name of leftOut)
      expect(name).toMatch(/^(OTHER_HOSTS$|OPERATOR_|CONSULTATION_|STRIPE_|ADVERTIS|MAILING_PROVIDER_)/);
  });
});

/** The programs that are given a variable. */
const givenIn = (variable: RegExp, environments: readonly (readonly [string, readonly string[]])[]) =>
  environments.filter(([, names]) => names.some((name) => variable.test(name))).map(([program]) => program);

/** What opens personal data or signs links, and the one program that has it. */
const opening = { MASTER_KEYS: 'command-service', OPENING_KEYS: 'projectors', LINK_KEYS: 'workers' };

const signing = ['command-service', 'query-service', 'workers'];

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly Container[] } } };
}

interface Container {
  readonly args: readonly string[];
  readonly resources: unknown;
  readonly env: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
  }[];
}

describe('the Kubernetes manifests', () => {
  const { resources, patches, configMapGenerator } = parse(read('kubernetes/kustomization.yaml')) as {
    resources: string[];
    patches: { path: string }[];
    configMapGenerator: { literals: string[] }[];
  };
  const manifests = resources
    .flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)))
    .map((document) => document.toJS({}) as Manifest);
  const { stringData: secrets } = parse(read('kubernetes/secret.example.yaml')) as { stringData: Environment };
  const shared = (configMapGenerator[0]?.literals ?? []).map((literal) => literal.split(/=(.*)/s).slice(0, 2));
  const programOf = (name: string) =>
    manifests.find(({ kind, metadata }) => /^(Deployment|Job)$/.test(kind) && metadata.name === name)?.spec.template
      .spec.containers[0];

  it('are all applied but the example of the secret', () => {
    const files = readdirSync(join(deploy, 'kubernetes')).filter((file) => file.endsWith('.yaml'));
    const used = [...resources, ...patches.map(({ path }) => path), 'kustomization.yaml', 'secret.example.yaml'];
    expect(files.sort()).toEqual(used.sort());
  });

  it.each(names)('give %s an environment that it accepts, bounds, and a program that is built', (name) => {
    const { env = [], args = [], resources: bounds } = programOf(name) ?? {};
    const own = env.map((variable) => [
      variable.name,
      variable.value ?? filledIn(variable.valueFrom?.secretKeyRef.key ?? ''),
    ]);
    const environment = Object.fromEntries([...shared, ...own]) as Environment;
    expect(() => readers[name]?.(environment)).not.toThrow();
    expect(bundles).toContain(`bundle: '${args.at(-1) ?? 'none'}'`);
    expect(engineTold(args)).toEqual(engineFlagsOf(name));
    expect(bounds).toMatchObject({ requests: { cpu: expect.anything() }, limits: { memory: expect.anything() } });
  });

  it('give each secret to nobody who does without', () => {
    const given = names.map((name) => [name, (programOf(name)?.env ?? []).map((variable) => variable.name)] as const);
    expect(givenIn(/^SIGNING_KEY$/, given)).toEqual(signing);
    expect(givenIn(/^TOKEN_KEYS$/, given)).toEqual(signing.slice(0, 2));
    for (const [keys, program] of Object.entries(opening))
      expect(givenIn(new RegExp(`^${keys}$`), given)).toEqual([program]);
    const keys = signing.flatMap((name) =>
      (programOf(name)?.env ?? [])
        .filter((own) => own.name === 'SIGNING_KEY')
        .map((own) => own.valueFrom?.secretKeyRef.key),
    );
    expect(new Set(keys).size).toBe(signing.length);
  });

  it('name no secret that the example lacks, and none in vain', () => {
    const named = names.flatMap((name) =>
      programOf(name)?.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []),
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(secrets)));
  });

  it('have a place for all that may be told of a site', () => {
    const inCompose = [...read('compose/compose.yaml').matchAll(/\$\{(\w+):-\}/g)].map(([, name = '']) => name);
    const own = names.flatMap((name) => (programOf(name)?.env ?? []).map((variable) => variable.name));
    const places = new Set([...shared.map(([name = '']) => name), ...own]);
    expect(inCompose).toContain('OPERATOR_NAME');
    expect(inCompose.filter((name) => !places.has(name))).toEqual([]);
  });

  it('let every program reach what it needs, and nothing else', () => {
    // Of another shape than the programs' manifests.
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as {
      spec: { podSelector: object; policyTypes: string[]; egress?: { ports?: { port: number | string }[] }[] };
    }[];
    const nobody = policies.find(({ spec }) => Object.keys(spec.podSelector).length === 0 && !spec.egress);
    expect(nobody?.spec.policyTypes).toEqual(['Ingress', 'Egress']);
    const ways = policies.flatMap(({ spec }) => spec.egress ?? []);
    expect(ways.every(({ ports = [] }) => ports.length > 0)).toBe(true);
  });

  it('ask every program how it is', () => {
    const patch = parse(read('kubernetes/every-program.patch.yaml')) as Manifest;
    expect(patch.spec.template.spec.containers[0]).toMatchObject({
      livenessProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
      securityContext: { allowPrivilegeEscalation: false },
    });
  });
});
