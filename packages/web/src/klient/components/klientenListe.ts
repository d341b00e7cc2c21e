import { klientStatus, wohnformen } from '@dreiklang/domain/klient/klient'
import {
  type KlientenZeile,
  klientenListeContract,
  klientenSortierungen,
  pflegegrade,
} from '@dreiklang/domain/klient/klientenliste.contract'
import { type ListenForm, defineListe } from '../../liste/components/listenForm.ts'

/** The list in its address and on the wire. */
export const klientenListe = defineListe<KlientenZeile>({
  id: 'klient.liste',
  call: klientenListeContract.list,
  schluessel: ['klient', 'liste'],
  filter: {
    status: { art: 'mehrfach', werte: klientStatus },
    pflegegrad: { art: 'mehrfach', werte: pflegegrade },
    wohnform: { art: 'mehrfach', werte: wohnformen },
    ohneNotfallkontakt: { art: 'schalter' },
    ohneEmpfangsvollmacht: { art: 'schalter' },
    mitFrist: { art: 'schalter' },
  },
  sortierungen: klientenSortierungen,
})

/** Only the manager takes the list out of the organisation. */
export const klientenListeDerLeitung: ListenForm<KlientenZeile> = { ...klientenListe, exportCall: klientenListeContract.exportieren }
