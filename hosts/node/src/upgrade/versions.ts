/** What is said about schemas to the person who upgrades. */
import type { SchemaState } from '@dreiklang/server/database/migrate'
import type { Migration } from '@dreiklang/server/database/migrations'
import manifest from '../../../../package.json' with { type: 'json' }

/** @param whose `The data in /srv/dreiklang` */
export function sentenceOfSchema(whose: string, { applied, pending }: SchemaState, migrations: readonly Migration[]): string {
  const brings = `Dreiklang ${manifest.version} brings ${migrations.at(-1)?.name}`
  return pending.length === 0
    ? `${whose} have the schema ${applied.at(-1)}, and ${brings}: there is nothing to upgrade.`
    : `${whose} have the schema ${applied.at(-1)}, and ${brings}: ${pending.length} migrations.`
}

/** Without its password. */
const shown = (url: string): string => {
  const { protocol, username, host, pathname } = new URL(url)
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`
}

/** For a PostgreSQL of the operator's own, which is backed up with its own tools. */
export function stepsOfOperator(ownerUrl: string, dataDir: string): string[] {
  const owner = shown(ownerUrl)
  return [
    'This is a PostgreSQL of your own, so nothing was done. What you have to do:',
    '  1. Stop all servers of this database.',
    `  2. Back it up: pg_dump --format=custom --file=before-upgrade.dump ${owner}`,
    `     and copy the key ring, secrets.json and audit-key of ${dataDir} to another medium.`,
    '  3. Try the backup: createdb dreiklang_try, then pg_restore --exit-on-error --dbname=dreiklang_try before-upgrade.dump',
    '  4. npm start. It runs the migrations before it answers, each in a transaction; what is interrupted goes on with the next start.',
    '  5. npm run audit:verify, and npm run doctor.',
    '  To go back: stop the servers, drop the database and create it again, run what npm run doctor then asks for, pg_restore the dump into it, and start the',
    '  version that you had before.',
  ]
}
