/** Everything that happened to a Klient, page by page. */
import type { VerlaufEintrag, verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import type { z } from 'zod'
import type { Ports } from '../ports.ts'
import type { Gerufen } from '../shared/route.ts'
import { lese } from './lesen.ts'
import { ladeVerlauf } from './verlauf.repository.ts'

type Contract = typeof verlaufContract

const cursorVon = ({ am, id }: VerlaufEintrag): string => `${am}_${id}`

function stelle(cursor: string): Pick<VerlaufEintrag, 'am' | 'id'> {
  const [am = '', id = ''] = cursor.split('_')
  return { am, id }
}

export function createVerlauf(ports: Ports) {
  return {
    liste: ({
      akteur,
      params: { klientId },
      query,
    }: Gerufen<Contract['listVerlauf']>): Promise<z.output<Contract['listVerlauf']['answer']>> =>
      lese(ports, { akteur, klientId, aktion: 'klient.listVerlauf' }, async (tx, organisationId) => {
        const { art = null, cursor, limit } = query
        const nach = cursor === undefined ? null : stelle(cursor)
        const gefunden = await ladeVerlauf(tx, organisationId, { klientId, art, nach, hoechstens: limit + 1 })
        const eintraege = gefunden.slice(0, limit)
        const letzter = eintraege.at(-1)
        return { eintraege, cursor: gefunden.length > limit && letzter !== undefined ? cursorVon(letzter) : null }
      }),
  }
}
