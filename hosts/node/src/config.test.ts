import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings of the server', () => {
  it('need nothing: it runs on this machine, with its data beside it and with demo data', () => {
    expect(readConfig({})).toEqual({
      dataDir: join(process.cwd(), 'data'),
      backupDir: null,
      backupKeyFile: join(process.cwd(), 'data', 'backup-key'),
      backupKeysDir: null,
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      databaseAdminUrl: null,
      databaseSystemUrl: null,
      logLevel: 'warn',
      origin: 'http://localhost:3000',
      publicUrl: 'http://localhost:3000',
      smtpUrl: null,
      routingUrl: null,
      mapTiles: null,
      mailFrom: 'Dreiklang <dreiklang@localhost>',
      auditMail: null,
      pushKey: null,
      pushSubject: 'mailto:dreiklang@localhost',
      keyRingFile: null,
      filesDir: null,
      filesBucket: null,
      clamd: null,
      secureCookies: false,
      trustedProxies: [],
      demo: true,
      reachedByOthers: false,
      tokenSecret: null,
      metrics: null,
      previousTokenSecret: null,
      webhooksInner: false,
      ssoInner: false,
      mailInner: false,
    })
  })

  it('show metrics to nobody, to this machine, or to whom an address is given', () => {
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull()
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
    expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics).toEqual({ host: '10.0.0.7', port: 9464 })
    expect(() => readConfig({ METRICS_PORT: 'on' })).toThrow('METRICS_PORT must be a number from 0 to 65535, and is "on"')
  })

  it('make cookies secure behind https', () => {
    expect(readConfig({ ORIGIN: 'https://dreiklang.example/' })).toMatchObject({ origin: 'https://dreiklang.example', secureCookies: true })
    expect(readConfig({ ORIGIN: 'http://localhost:8080' })).toMatchObject({ secureCookies: false })
  })

  it('name an address of the web to the push services, or of mail where there is none that they take', () => {
    expect(readConfig({ ORIGIN: 'https://dreiklang.example' })).toMatchObject({ pushSubject: 'https://dreiklang.example' })
    expect(readConfig({ MAIL_FROM: 'Dreiklang <post@dreiklang.example>' })).toMatchObject({ pushSubject: 'mailto:post@dreiklang.example' })
  })

  it('take a server of map squares, and whom the map must name', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(readConfig({ MAP_TILES_URL: url }).mapTiles).toEqual({ url, attribution: '© OpenStreetMap contributors' })
    expect(readConfig({ MAP_TILES_URL: url, MAP_ATTRIBUTION: '© Stadt Ulm' }).mapTiles).toEqual({ url, attribution: '© Stadt Ulm' })
  })

  it('take several proxies, and leave demo data out', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1', DEMO: 'off' })).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '192.168.1.1'],
      demo: false,
    })
  })

  it.each([
    ['where only this machine reaches it', {}, true],
    ['where HOST lets others in', { HOST: '0.0.0.0' }, false],
    ['where ORIGIN leads others to it', { ORIGIN: 'https://dreiklang.example' }, false],
    ['in a database of its own', { DATABASE_URL: 'postgres://localhost/db' }, false],
  ])('make demo accounts %s only when that is the rule there, and everywhere as DEMO says', (_where, env, rule) => {
    expect(readConfig(env).demo).toBe(rule)
    expect(readConfig({ ...env, DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ ...env, DEMO: 'OFF' }).demo).toBe(false)
  })

  it.each([
    ['DEMO', 'false'],
    ['DEMO', 'of'],
    ['DEMO', ' off'],
    ['DEMO', '0'],
    ['PORT', 'drei'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['LOG_LEVEL', 'loud'],
    ['ORIGIN', 'dreiklang.example'],
    ['PUBLIC_URL', 'dreiklang.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['ROUTING_URL', 'router.example'],
    ['MAP_TILES_URL', 'https://tiles.example/map.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'tiles.example/{z}/{x}/{y}.png'],
    ['MAIL_FROM', 'Dreiklang'],
    ['MAIL_FROM', 'Dreiklang <a@b'],
    ['ORIGIN', 'https://dreiklang.example/app'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_ADMIN_URL', 'localhost'],
    ['DATABASE_SYSTEM_URL', 'localhost'],
    ['TOKEN_SECRET', 'short'],
    ['PUSH_PRIVATE_KEY', 'short'],
    ['AUDIT_MAIL', 'nobody'],
  ])('name %s when it is "%s"', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must`))
  })

  it('do not show the password of an address that cannot be read', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres//user:geheim@host/db' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('geheim') }),
    )
  })
})

describe('the table of settings in README', () => {
  const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \|$/gm)].map(([, name = '', meaning = '', value = '']) => ({
    name,
    meaning,
    value,
  }))

  it('names every variable that is read, and no other', () => {
    const asked = new Set<string>()
    readConfig(
      new Proxy<Record<string, string | undefined>>(
        {},
        {
          get(_env, name) {
            asked.add(String(name))
            return undefined
          },
        },
      ),
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...asked].toSorted())
  })

  it('says of each what it is without being set', () => {
    const literal = rows.flatMap(({ name, value }) => {
      const [, text] = /^`([^`]+)`$/.exec(value) ?? []
      return text === undefined ? [] : [[name, text] as const]
    })
    expect(literal.map(([name]) => name)).toEqual([
      'PORT',
      'HOST',
      'DATA_DIR',
      'WEBHOOKS_INNER',
      'SSO_INNER',
      'MAIL_INNER',
      'MAP_ATTRIBUTION',
      'METRICS_HOST',
      'LOG_LEVEL',
    ])
    const used = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png', METRICS_PORT: '9464' }
    for (const [name, text] of literal) expect(readConfig({ ...used, [name]: text }), name).toEqual(readConfig(used))
  })
})
