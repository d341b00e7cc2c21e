/** For tests only: a real IMAP server (Debian's dovecot) with one account, in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const binary = '/usr/sbin/dovecot'
/** A certificate that nobody has signed. */
const maker = 'openssl'
export const hasDovecot = existsSync(binary)

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => server.close(() => done()))
  return port
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => resolve(true)).once('error', () => resolve(false))
    socket.once('data', () => socket.destroy())
  })

/** Root runs the workers as somebody else; anybody else runs all as himself. */
const whoRuns = (): { user: string; group: string } => {
  if (userInfo().uid !== 0) return { user: userInfo().username, group: execFileSync('id', ['-gn']).toString().trim() }
  return { user: 'nobody', group: 'nogroup' }
}

function configOf({ folder, port, tlsPort }: { folder: string; port: number; tlsPort: number }): string {
  const { user, group } = whoRuns()
  return `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = yes
ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${folder}/mail
mail_uid = ${user}
mail_gid = ${group}
passdb {
  driver = static
  args = user=nadia password=geheim
}
userdb {
  driver = static
  args = uid=${user} gid=${group} home=${folder}/home
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
  mailbox Trash {
    auto = create
    special_use = \\Trash
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`
}

export interface RunningDovecot {
  port: number
  tlsPort: number
  close(): Promise<void>
}

/** @throws Error with its log when it does not answer within ten seconds */
export async function startDovecot(): Promise<RunningDovecot> {
  const folder = mkdtempSync(join(tmpdir(), 'dovecot-'))
  const [port, tlsPort] = [await freePort(), await freePort()]
  for (const name of ['run', 'mail', 'home']) mkdirSync(join(folder, name))
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
  execFileSync(
    maker,
    ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem'), ...subject],
    { stdio: 'ignore' },
  )
  writeFileSync(join(folder, 'dovecot.conf'), configOf({ folder, port, tlsPort }))
  // Its workers run as nobody where root starts it.
  for (const name of ['', 'mail', 'home']) chmodSync(join(folder, name), 0o777)
  const child: ChildProcess = spawn(binary, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (part) => (said += String(part)))
  const close = async () => {
    const ended = new Promise<void>((resolve) => (child.exitCode === null ? child.once('exit', () => resolve()) : resolve()))
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let i = 0; i < 100 && child.exitCode === null; i += 1) {
    if (await answers(port)) return { port, tlsPort, close }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await close()
  throw new Error(`dovecot does not answer: ${said}`)
}
