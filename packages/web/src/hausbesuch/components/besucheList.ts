import { besuchStatus, besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { defineList, type ListForm } from '../../liste/components/listForm.ts'
import { listSchluessel } from '../hausbesuch.queries.ts'

export const reiterIds = ['heute', 'anfragen', 'naechste', 'alle'] as const
export const sortings = ['frueheste', 'spaeteste'] as const

function build(today: IsoDate) {
  return defineList({
    id: 'hausbesuch.besuche',
    call: hausbesuchContract.list,
    schluessel: listSchluessel,
    filter: {
      // Named after its first key, so that a tab that sets the days removes the whole filter.
      von: { art: 'zeitraum', von: 'von', bis: 'bis' },
      status: { art: 'mehrfach', werte: besuchStatus },
      typ: { art: 'mehrfach', werte: besuchTypen },
      klientId: { art: 'nachschlagen' },
      personId: { art: 'nachschlagen' },
      nurMeine: { art: 'schalter' },
      wartetAufMich: { art: 'schalter' },
    },
    reiter: [
      { id: 'heute', fest: { von: today, bis: today } },
      { id: 'anfragen', fest: { status: ['ANGEFRAGT'] } },
      { id: 'naechste', fest: { von: plusDays(today, 1), bis: plusDays(today, 366) } },
      { id: 'alle' },
    ],
    sortierungen: sortings,
  })
}

let gebaut: { heute: IsoDate; form: ListForm<RowAnswer> } | null = null

/** The list for a given day; the same object all day, because screens ask for it on every render. */
export function besucheList(heute: IsoDate): ListForm<RowAnswer> {
  if (gebaut?.heute !== heute) gebaut = { heute, form: build(heute) }
  return gebaut.form
}
