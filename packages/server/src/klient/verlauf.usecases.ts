/** Everything that happened to a Klient, page by page. */
import type { VerlaufEntry, verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import type { z } from 'zod'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { read } from './read.ts'
import { loadVerlauf } from './verlauf.repository.ts'

type Contract = typeof verlaufContract

const cursorOf = ({ am, id }: VerlaufEntry): string => `${am}_${id}`

function stelle(cursor: string): Pick<VerlaufEntry, 'am' | 'id'> {
  const [am = '', id = ''] = cursor.split('_')
  return { am, id }
}

export function createVerlauf(ports: Ports) {
  return {
    liste: ({
      akteur,
      params: { klientId },
      query,
    }: CalledBy<Contract['listVerlauf']>): Promise<z.output<Contract['listVerlauf']['answer']>> =>
      read(ports, { akteur, klientId, aktion: 'klient.listVerlauf' }, async (tx, organisationId) => {
        const { art = null, cursor, limit } = query
        const nach = cursor === undefined ? null : stelle(cursor)
        const gefunden = await loadVerlauf(tx, organisationId, { klientId, art, nach, hoechstens: limit + 1 })
        const eintraege = gefunden.slice(0, limit)
        const letzter = eintraege.at(-1)
        return { eintraege, cursor: gefunden.length > limit && letzter !== undefined ? cursorOf(letzter) : null }
      }),
  }
}
