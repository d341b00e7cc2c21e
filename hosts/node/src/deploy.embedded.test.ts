/** What operators copy: every setting it names is read, every path is answered, and its SQL prepares a database. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { betriebContract } from '@dreiklang/domain/betrieb/betrieb.contract'
import { afterAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { knownSettings } from './check/settings.ts'
import { readConfig } from './config.ts'
import { adminLogin, openEmbedded } from './embedded/open.ts'
import { prepareDatabase } from './embedded/prepare.ts'
import { loadSecrets } from './secrets.ts'
import { startServer } from './startServer.ts'
import { silentLog } from './testDatabase.ts'
import { runOn } from './testing/serverCopy.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const paths: readonly string[] = [betriebContract.live.path, betriebContract.ready.path]
const known = knownSettings()
/** Of Node's libraries, and not ours. */
const others = ['NODE_ENV']
const unknownOf = (names: readonly string[]) => names.filter((name) => !known.includes(name) && !others.includes(name))

const environment = z.record(z.string(), z.string())
const compose = z
  .object({
    services: z.object({
      server: z.object({ build: z.string(), environment, ports: z.array(z.string()), volumes: z.array(z.string()) }),
      database: z.object({ image: z.string(), environment, volumes: z.array(z.string()) }),
      mail: z.object({ image: z.string() }),
    }),
    volumes: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('compose.yaml')))

const labels = z.record(z.string(), z.string())
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const container = z.object({
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  env: z.array(
    z.object({
      name: z.string(),
      value: z.string().optional(),
      valueFrom: z.object({ secretKeyRef: z.object({ name: z.literal('dreiklang'), key: z.string() }) }).optional(),
    }),
  ),
  livenessProbe: probe,
  readinessProbe: probe,
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const manifest = z.object({ kind: z.string(), spec: z.unknown() })
const manifests = parseAllDocuments(read('deploy/kubernetes/server.yaml')).map((document) => manifest.parse(document.toJS()))
const ofKind = <Schema extends z.ZodType>(kind: string, schema: Schema): z.output<Schema> =>
  schema.parse(manifests.find((each) => each.kind === kind)?.spec)

describe('the file for compose', () => {
  const { server, database } = compose.services

  it('names settings that are read, with values that are understood', () => {
    expect(unknownOf(Object.keys(server.environment))).toEqual([])
    const values = Object.entries(server.environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'secret')])
    const config = readConfig(Object.fromEntries(values))
    expect(config).toMatchObject({ demo: false, host: '0.0.0.0', port: 3000, metrics: { host: '0.0.0.0', port: 9464 } })
    expect(server.ports).toEqual([config.port, 9464].map((port) => `127.0.0.1:${port}:${port}`))
    expect(server.volumes).toEqual([`data:${config.dataDir}`])
    expect(Object.keys(compose.volumes)).toEqual(['data', 'database'])
  })

  it('lets each login in by the password that the database gave it', () => {
    expect(database.image).toMatch(/^postgres:17\b/)
    expect(existsSync(join(root, server.build, 'Dockerfile'))).toBe(true)
    expect(database.volumes.filter((each) => each.startsWith('./')).every((each) => existsSync(join(root, each.split(':')[0] ?? '')))).toBe(
      true,
    )
    const script = read('deploy/postgres/20-passwords.sh')
    const logins = ['DATABASE_URL', 'DATABASE_SYSTEM_URL', 'DATABASE_ADMIN_URL'].map((name) =>
      /^postgres:\/\/dreiklang_(\w+):\$\{(\w+):\?/.exec(server.environment[name] ?? '')?.slice(1),
    )
    for (const [login = '', password = ''] of logins.map((each) => each ?? [])) {
      expect(database.environment[password]).toContain(password)
      expect(script).toContain(`--set ${login}="$${password}"`)
      expect(script).toContain(`alter role dreiklang_${login} password :'${login}';`)
    }
  })
})

describe('the manifests for Kubernetes', () => {
  const deployment = ofKind(
    'Deployment',
    z.object({
      replicas: z.int(),
      selector: z.object({ matchLabels: labels }),
      template: z.object({
        metadata: z.object({ labels, annotations: labels }),
        spec: z.object({ containers: z.tuple([container]), volumes: z.array(z.object({ name: z.string() })) }),
      }),
    }),
  )
  const [server] = deployment.template.spec.containers
  const portOf = (name: string) => server.ports.find((port) => port.name === name)?.containerPort

  it('name settings that are read, and take those that hold passwords from the Secret', () => {
    expect(unknownOf(server.env.map(({ name }) => name))).toEqual([])
    const secret = server.env.filter(({ valueFrom }) => valueFrom !== undefined)
    for (const { name, valueFrom } of secret) expect(valueFrom?.secretKeyRef.key).toBe(name)
    const open = server.env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
    expect(open.filter(([name]) => /URL|SECRET|KEY/.test(name))).toEqual([])
    const config = readConfig(Object.fromEntries(open))
    expect([portOf('http'), portOf('metrics')]).toEqual([config.port, config.metrics?.port])
    expect(deployment.template.metadata.annotations['prometheus.io/port']).toBe(String(config.metrics?.port))
    expect(server.volumeMounts.map(({ mountPath }) => mountPath)).toContain(config.dataDir)
    expect(deployment.template.spec.volumes.map(({ name }) => name)).toEqual(server.volumeMounts.map(({ name }) => name))
  })

  it('restart a server that is not alive and send nothing to one that is not ready', () => {
    expect([server.livenessProbe, server.readinessProbe].map(({ httpGet }) => httpGet)).toEqual(
      paths.map((path) => ({ path, port: 'http' })),
    )
  })

  it('mean the same servers in all parts, of which one goes on while another is moved', () => {
    const selected = deployment.selector.matchLabels
    expect(deployment.template.metadata.labels).toEqual(selected)
    const service = ofKind('Service', z.object({ selector: labels, ports: z.array(z.object({ targetPort: z.string() })) }))
    expect(service).toEqual({ selector: selected, ports: [{ targetPort: 'http' }] })
    const budget = ofKind('PodDisruptionBudget', z.object({ minAvailable: z.int(), selector: z.object({ matchLabels: labels }) }))
    expect(budget.selector.matchLabels).toEqual(selected)
    expect(budget.minAvailable).toBeLessThan(deployment.replicas)
  })
})

describe('the image and the unit', () => {
  it('name settings that are read', () => {
    const image = /^ENV ((?:.*\\\n)*.*)$/m.exec(read('Dockerfile'))?.[1] ?? ''
    const unit = [...read('deploy/dreiklang.service').matchAll(/^Environment=(\w+)=(.*)$/gm)]
    const inImage = [...image.matchAll(/(\w+)=(\S+)/g)]
    expect(inImage.map(([, name]) => name)).toContain('DATA_DIR')
    expect(unit.map(([, name]) => name)).toContain('DATA_DIR')
    for (const found of [inImage, unit]) {
      expect(unknownOf(found.map(([, name = '']) => name))).toEqual([])
      expect(readConfig(Object.fromEntries(found.map(([, name = '', value]) => [name, value]))).demo).toBe(false)
    }
  })

  it('ask for paths that are answered, and start what the build makes', () => {
    const [asked] = /\/api\/health\/\w+/.exec(read('Dockerfile')) ?? []
    expect(paths).toContain(asked)
    for (const file of ['Dockerfile', 'deploy/dreiklang.service']) expect(read(file)).toMatch(/dist\/server\/main\.js/)
  })
})

describe('the SQL for a PostgreSQL of your own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dreiklang-deploy-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is all that an administrator has to run: the server starts with three logins, of which none may more than it must', async () => {
    const secrets = loadSecrets(join(folder, 'database'))
    const postgres = await openEmbedded({ dataDir: join(folder, 'database'), secrets, log: silentLog, settings: { fsync: 'off' } })
    if (!postgres) throw new Error('No PostgreSQL can be run here')
    try {
      await prepareDatabase(postgres.connection(adminLogin(secrets, 'postgres')), 'dreiklang')
      const { host = '127.0.0.1', port, user, password } = postgres.connection(adminLogin(secrets, 'dreiklang'))
      const urlOf = (login: string, word: string) => `postgres://${login}:${word}@${host}:${port}/dreiklang`
      const administrator = urlOf(String(user), String(password))
      await runOn(administrator, read('deploy/postgres/10-roles.sql'))
      for (const login of ['owner', 'people', 'nobody'])
        await runOn(administrator, `alter role dreiklang_${login} password '${login}-word'`)
      const warnings: string[] = []
      const log = { ...silentLog, warn: (_: object, text: string) => void warnings.push(text) }
      const config = readConfig({
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: urlOf('dreiklang_people', 'people-word'),
        DATABASE_SYSTEM_URL: urlOf('dreiklang_nobody', 'nobody-word'),
        DATABASE_ADMIN_URL: urlOf('dreiklang_owner', 'owner-word'),
      })
      const running = await startServer(config, log, { listens: () => {}, report: () => {}, signal: new AbortController().signal })
      expect((await fetch(`${running.address}${betriebContract.ready.path}`)).status).toBe(200)
      await running.close()
      expect(warnings.filter((text) => text.includes('may become more'))).toEqual([])
    } finally {
      await postgres.stop()
    }
  })
})
