import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** In whose name the database server runs. PostgreSQL refuses to run as root. */
export interface Account {
  wrap(program: string, args: readonly string[]): { file: string; args: string[]; uid?: number; gid?: number }
  /** To whom the data must belong; null when that is whoever runs us. */
  owner: { uid: number; gid: number } | null
}

const ourselves: Account = { wrap: (program, args) => ({ file: program, args: [...args] }), owner: null }

interface User {
  uid: number
  gid: number
}

/**
 * As root, a user namespace in which root's files are an ordinary user's: works under folders only root may enter. Else an
 * unprivileged user of this system; null when there is neither.
 */
export function chooseAccount({ mayMap = canMap }: { mayMap?: (user: User) => boolean } = {}): Account | null {
  if (process.getuid?.() !== 0) return ourselves
  const user = unprivilegedUser()
  if (!user) return null
  if (mayMap(user)) return { wrap: (program, args) => mapped(user, program, args), owner: null }
  return { wrap: (program, args) => ({ file: program, args: [...args], ...user }), owner: user }
}

const mapped = ({ uid, gid }: User, program: string, args: readonly string[]) => ({
  file: 'unshare',
  args: ['-U', `--map-user=${uid}`, `--map-group=${gid}`, program, ...args],
})

function canMap(user: User): boolean {
  const { file, args } = mapped(user, '/bin/true', [])
  return spawnSync(file, args, { stdio: 'ignore', cwd: '/' }).status === 0
}

/** It must have a name: initdb looks up who it is. */
function unprivilegedUser(): User | null {
  let lines: string[]
  try {
    lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  } catch {
    return null
  }
  const users = lines.map((line) => line.split(':')).map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  for (const wanted of ['postgres', 'nobody', 'daemon']) {
    const found = users.find(({ name, uid, gid }) => name === wanted && uid > 0 && gid > 0)
    if (found) return { uid: found.uid, gid: found.gid }
  }
  return null
}

export function canRun(account: Account, program: string, args: readonly string[]): boolean {
  const { file, ...call } = account.wrap(program, args)
  return spawnSync(file, call.args, { stdio: 'ignore', cwd: '/', ...pick(call) }).status === 0
}

export function canReach(account: Account, folder: string): boolean {
  return canRun(account, '/bin/sh', ['-c', 'cd "$0"', folder])
}

export const pick = ({ uid, gid }: { uid?: number; gid?: number }) => (uid === undefined || gid === undefined ? {} : { uid, gid })
