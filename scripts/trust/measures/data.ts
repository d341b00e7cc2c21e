/** The data of the built product: to the disk, into a backup and out of it, and when somebody has been at the audit trail. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bestellungContract } from '../../../packages/domain/src/bestellung/bestellung.contract.ts'
import { personalContract } from '../../../packages/domain/src/personal/personal.contract.ts'
import { anmeldungContract } from '../../../packages/domain/src/shared/anmeldung.contract.ts'
import { signInApi } from '../../../e2e/src/api.ts'
import { dreiWithoutRezept, findKlient } from '../../../e2e/src/bestellung.fixtures.ts'
import type { Product } from '../../../e2e/src/server.ts'
import { adminLogin, databaseName } from '../../../hosts/node/src/embedded/open.ts'
import { loadSecrets } from '../../../hosts/node/src/secrets.ts'
import { runOn } from '../../../hosts/node/src/testing/serverCopy.ts'
import { type Measure, ask, inPart, root, withProduct } from '../rig.ts'

function asOwner<Row extends Record<string, unknown>>({ dataDir }: Product, sql: string): Promise<Row[]> {
  const { user, password, database } = adminLogin(loadSecrets(dataDir, 'refuse'), databaseName)
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return runOn<Row>(`postgres://${user}:${password}@127.0.0.1:${port}/${database}`, sql)
}

interface Ended {
  code: number | null
  output: string
}

function runBuilt(name: string, args: readonly string[], env: Record<string, string>): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/server', `${name}.js`), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: process.env['TMPDIR'] ?? '', ...env },
  })
  return { code: status, output: `${stdout}${stderr}` }
}

const toDisk: Measure = {
  quick: true,
  async measure({ product }) {
    const pfleger = await signInApi(product.address, 'pfleger')
    const draft = dreiWithoutRezept(await findKlient(pfleger))
    const counted = async () => {
      const [row] = await asOwner<{ synced: number }>(product, `select sum(fsyncs)::float8 as synced from pg_stat_io where object = 'wal'`)
      return row?.synced ?? Number.NaN
    }
    const settings = await asOwner<{ name: string; setting: string }>(
      product,
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`,
    )
    const before = await counted()
    const orders = 50
    // A process tells what it did when it has worked and its last telling is a second ago; idle, it is silent for ten.
    for (let nr = 0; nr < orders; nr += 1) {
      if (nr === orders - 1) await sleep(1_500)
      await pfleger.post(bestellungContract.create.path, draft)
    }
    await sleep(200)
    const synced = (await counted()) - before
    const on = settings.filter(({ setting }) => setting === 'on').length
    return inPart(
      on === 4 && synced >= orders,
      `built: ${on} of 4 settings on, ${synced} writes to disk for ${orders} orders in turn`,
      'a replay of the log cut at every write',
    )
  },
}

/** Each is undone, so that the next one is found by itself. */
const deeds: readonly { name: string; harm: string; undo: string }[] = [
  {
    name: 'changed',
    harm: `update protokoll set aktion = aktion || 'x' where nr = (select min(nr) from protokoll)`,
    undo: `update protokoll set aktion = left(aktion, -1) where nr = (select min(nr) from protokoll)`,
  },
  {
    name: 'two swapped',
    harm: `update protokoll p set objekt_id = q.objekt_id from (select nr, objekt_id from protokoll where nr in
      (select min(nr) from protokoll union all select max(nr) from protokoll)) q where p.nr <> q.nr and p.nr in
      (select min(nr) from protokoll union all select max(nr) from protokoll)`,
    undo: '',
  },
  {
    name: 'tail cut off',
    harm: `create table kept as select * from protokoll_glied where (organisation_id, seq) in (select organisation_id, max(seq) from protokoll_glied group by 1); delete from protokoll_glied where (organisation_id, seq) in (select organisation_id, seq from kept)`,
    undo: 'insert into protokoll_glied select * from kept; drop table kept',
  },
  { name: 'emptied', harm: 'truncate protokoll, protokoll_glied cascade', undo: '' },
]

const tampering: Measure = {
  quick: true,
  measure: () => withProduct(tamper),
}

async function tamper(product: Product) {
  const verify = () => runBuilt('auditVerify', [], { DATA_DIR: product.dataDir })
  // The heads are signed once an hour; the first ones soon after the start.
  for (let waited = 0; waited < 60 && verify().output.includes('No signed head yet'); waited += 1) await sleep(1_000)
  const whole = verify()
  if (whole.code !== 0) throw new Error(`the trail was not whole before: ${whole.output.slice(-200)}`)
  const quiet = (sql: string) => asOwner(product, `set session_replication_role = replica; ${sql}`)
  const found: string[] = []
  for (const { name, harm, undo } of deeds) {
    await quiet(harm)
    if (verify().code === 1) found.push(name)
    await quiet(undo === '' && name === 'two swapped' ? harm : undo)
  }
  return inPart(
    found.length === deeds.length,
    `built: ${found.length} of ${deeds.length} found (${found.join(', ')})`,
    '1M rows within 30 s, what the chain costs',
  )
}

const backup: Measure = {
  quick: true,
  async measure({ product }) {
    const folder = mkdtempSync(join(tmpdir(), 'dreiklang-trust-backup-'))
    try {
      const env = { BACKUP_DIR: join(folder, 'backup'), BACKUP_KEYS_DIR: join(folder, 'keys') }
      const made = runBuilt('backup', [], { ...env, DATA_DIR: product.dataDir })
      const elsewhere = join(folder, 'data')
      const begun = Date.now()
      copyFileSync(join(product.dataDir, 'backup-key'), join(folder, 'backup-key'))
      const restored = runBuilt('restore', ['--keys', join(folder, 'keys', 'keys.sealed')], {
        ...env,
        DATA_DIR: elsewhere,
        BACKUP_KEY_FILE: join(folder, 'backup-key'),
      })
      const seconds = ((Date.now() - begun) / 1_000).toFixed(1)
      const [, sentence = restored.output.slice(-200)] = /Compared: (.*)\.\n/.exec(restored.output) ?? []
      return inPart(
        made.code === 0 && restored.code === 0,
        `built: restored in ${seconds} s beside the running server, ${sentence}`,
        '10,000 orders, what is written after the backup',
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const rightsEnd: Measure = {
  quick: true,
  async measure({ product }) {
    const leader = await signInApi(product.address, 'apotheke-admin')
    const victim = await signInApi(product.address, 'apotheker')
    const { id } = await victim.get<{ id: string }>(anmeldungContract.me.path)
    const setActive = (aktiv: boolean) =>
      ask(product, personalContract.setActive.path.replace(':personId', id), { method: 'POST', token: leader.token, body: { aktiv } })
    const leaving = await setActive(false)
    if (!leaving.ok) throw new Error(`nobody could be shut out: ${leaving.status} ${await leaving.text()}`)
    const begun = Date.now()
    let status = 200
    while (status !== 401 && Date.now() - begun < 5_000) status = (await ask(product, '/api/auth/me', { token: victim.token })).status
    const ms = Date.now() - begun
    await setActive(true)
    return inPart(status === 401 && ms <= 1_000, `built: shut out, refused after ${ms} ms (${status})`, 'stream, partnership, consent')
  },
}

export const ofData: Readonly<Record<string, Measure>> = { 'A-8': rightsEnd, 'D-2': toDisk, 'D-10': backup, 'D-12': tampering }
