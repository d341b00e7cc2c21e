import { besuchStatus, besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { ZeileAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { type Datum, plusTage } from '@dreiklang/domain/shared/zeit'
import { defineListe, type ListenForm } from '../../liste/components/listenForm.ts'
import { listenSchluessel } from '../hausbesuch.queries.ts'

export const reiterIds = ['heute', 'anfragen', 'naechste', 'alle'] as const
export const sortierungen = ['frueheste', 'spaeteste'] as const

function baue(heute: Datum) {
  return defineListe({
    id: 'hausbesuch.besuche',
    call: hausbesuchContract.list,
    schluessel: listenSchluessel,
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
      { id: 'heute', fest: { von: heute, bis: heute } },
      { id: 'anfragen', fest: { status: ['ANGEFRAGT'] } },
      { id: 'naechste', fest: { von: plusTage(heute, 1), bis: plusTage(heute, 366) } },
      { id: 'alle' },
    ],
    sortierungen,
  })
}

let gebaut: { heute: Datum; form: ListenForm<ZeileAntwort> } | null = null

/** The list for a given day; the same object all day, because screens ask for it on every render. */
export function besucheListe(heute: Datum): ListenForm<ZeileAntwort> {
  if (gebaut?.heute !== heute) gebaut = { heute, form: baue(heute) }
  return gebaut.form
}
