import { createHash } from 'node:crypto'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keineRechte } from '@dreiklang/domain/shared/rechte'
import { createTestDatabase } from '@dreiklang/host-node/testDatabase'
import type { AuditHead } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createKette } from './kette.ts'
import { audit } from './protokoll.ts'
import { checkProtokoll } from './pruefung.ts'

const uuid = (art: number, nr: number) => `00000000-0000-4000-8000-${String(art).padStart(4, '0')}${String(nr).padStart(8, '0')}`

export const jemand = (haus: number): Akteur => ({
  personId: uuid(1, haus),
  sitzungId: uuid(2, haus),
  rolle: haus === 0 ? 'ROLE_ADMIN' : 'ROLE_PFLEGE_ADMIN',
  organisationId: haus === 0 ? null : uuid(3, haus),
  ...keineRechte,
  name: `Person ${haus}`,
})

export const tat = (mehr: Partial<ProtokollEntry> = {}): ProtokollEntry => ({
  aktion: 'klient.read',
  art: 'LESEN',
  objektArt: 'KLIENT',
  objektId: uuid(4, 1),
  klientId: uuid(4, 1),
  ...mehr,
})

const sha256 = (...parts: readonly (string | Uint8Array)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

export async function openProtokoll() {
  const database = await createTestDatabase()
  const clock = { now: new Date() }
  const koepfe: AuditHead[] = []
  const furtherKette = () =>
    createKette({
      database,
      clock: { now: () => clock.now },
      log: { info: () => {}, warn: (fields, message) => console.error(message, fields), error: () => {} },
      auditHeads: {
        append: async (added) => {
          koepfe.push(...added)
        },
        sign: (unterschrieben) => unterschrieben.map((kopf) => `${JSON.stringify(kopf)}\n`).join(''),
        mailTo: 'betrieb@example.org',
      },
    })
  const kette = furtherKette()
  let nummer = 0
  return {
    database,
    clock,
    kette,
    furtherKette,
    koepfe,
    write: (akteur: Akteur | null, entry: ProtokollEntry | readonly ProtokollEntry[]) =>
      audit(onBehalfOf(database, akteur === null ? systemContext : contextOf(akteur)), akteur, entry),
    readStore: <Row>(sql: string) => {
      nummer += 1
      return database.query<Row>(systemContext, { name: `test.protokoll.${nummer}`, text: sql }, {})
    },
    faelsche: (sql: string) =>
      database.admin.transaction((tx) =>
        tx.execute(`alter table protokoll disable trigger all; alter table protokoll_glied disable trigger all; ${sql};
          alter table protokoll enable trigger all; alter table protokoll_glied enable trigger all`),
      ),
    check: async () => {
      const befunde = await checkProtokoll({ database, koepfe, sha256, now: clock.now })
      return befunde.flatMap(({ organisationId, fehlstellen }) =>
        fehlstellen.map(({ seq, was }) => `${Number(organisationId.slice(-8))}/${seq} ${was}`),
      )
    },
    befunde: () => checkProtokoll({ database, koepfe, sha256, now: clock.now }),
    close: async () => {
      await kette.close()
      await database.close()
    },
  }
}
