import {
  type VerzeichnisZeile,
  buchstaben,
  verzeichnisContract,
  verzeichnisSortierungen,
} from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { type ListenForm, type Reiter, defineListe } from '../../liste/components/listenForm.ts'

const alle: Reiter = { id: 'alle' }
const eigene: readonly Reiter[] = [
  { id: 'favoriten', fest: { gruppe: 'FAVORITEN' } },
  { id: 'zuletzt', fest: { gruppe: 'ZULETZT' }, sortierung: 'zuletzt' },
]

/** The directory in its address and on the wire. Only nursing services have Klienten beside their contacts. */
export const verzeichnisMitKlienten = defineListe<VerzeichnisZeile>({
  id: 'kontakt.verzeichnis',
  call: verzeichnisContract.list,
  exportCall: verzeichnisContract.exportieren,
  schluessel: ['kontakt', 'liste'],
  filter: { tag: { art: 'nachschlagen' }, buchstabe: { art: 'wahl', werte: buchstaben } },
  reiter: [alle, { id: 'klienten', fest: { gruppe: 'KLIENTEN' } }, { id: 'kontakte', fest: { gruppe: 'KONTAKTE' } }, ...eigene],
  sortierungen: verzeichnisSortierungen,
  limit: 50,
})

export const verzeichnisOhneKlienten: ListenForm<VerzeichnisZeile> = { ...verzeichnisMitKlienten, reiter: [alle, ...eigene] }
