import { klientStatus, wohnformen } from '@dreiklang/domain/klient/klient'
import { type KlientenListRow, klientenListContract, klientenSortings, pflegegrade } from '@dreiklang/domain/klient/klientenliste.contract'
import { type ListForm, defineList } from '../../liste/components/listForm.ts'

export const klientenList = defineList<KlientenListRow>({
  id: 'klient.liste',
  call: klientenListContract.list,
  schluessel: ['klient', 'liste'],
  filter: {
    status: { art: 'mehrfach', werte: klientStatus },
    pflegegrad: { art: 'mehrfach', werte: pflegegrade },
    wohnform: { art: 'mehrfach', werte: wohnformen },
    ohneNotfallkontakt: { art: 'schalter' },
    ohneEmpfangsvollmacht: { art: 'schalter' },
    mitFrist: { art: 'schalter' },
  },
  sortierungen: klientenSortings,
})

/** Only the manager takes the list out of the organisation. */
export const klientenListOfLeitung: ListForm<KlientenListRow> = { ...klientenList, exportCall: klientenListContract.exportieren }
