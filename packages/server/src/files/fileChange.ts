/** A change on the files of a house: one after the other, written into the trail, and told to the screens of the house with the commit. */
import type { FileDeed } from '@dreiklang/domain/files/files'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { insertDeeds } from './content.repository.ts'
import { holdTree } from './files.repository.ts'

export interface Held {
  tx: Queryable
  organisationId: string
  personId: string
  now: string
  /** For who looks at the file, and for the audit trail of the house. */
  tell: (deed: FileDeed, what: { call: string; ids: readonly string[]; fields?: readonly string[] }) => Promise<void>
}

export function createFileChange(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'files')

  return <Result>(akteur: Akteur, change: (held: Held) => Promise<Result>): Promise<Result> =>
    changeInHouse(akteur, async (tx, organisationId) => {
      await holdTree(tx, organisationId)
      const { personId } = akteur
      const now = ports.clock.now().toISOString()
      const tell: Held['tell'] = async (deed, { call, ids, fields = [] }) => {
        await insertDeeds(tx, { organisationId, fileIds: ids, deed, personId, now })
        await audit(
          tx,
          akteur,
          ids.map((objektId) => ({ aktion: call, art: 'AENDERN', objektArt: 'FILE', objektId, felder: [...fields] }) as const),
        )
      }
      return change({ tx, organisationId, personId, now, tell })
    })
}
