import {
  type VerzeichnisListRow,
  buchstaben,
  verzeichnisContract,
  verzeichnisSortings,
} from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { type ListForm, type Reiter, defineList } from '../../liste/components/listForm.ts'

const alle: Reiter = { id: 'alle' }
const eigene: readonly Reiter[] = [
  { id: 'favoriten', fest: { gruppe: 'FAVORITEN' } },
  { id: 'zuletzt', fest: { gruppe: 'ZULETZT' }, sortierung: 'zuletzt' },
]

/** Only nursing services have Klienten beside their contacts. */
export const verzeichnisWithKlienten = defineList<VerzeichnisListRow>({
  id: 'kontakt.verzeichnis',
  call: verzeichnisContract.list,
  exportCall: verzeichnisContract.exportieren,
  schluessel: ['kontakt', 'liste'],
  filter: { tag: { art: 'nachschlagen' }, buchstabe: { art: 'wahl', werte: buchstaben } },
  reiter: [alle, { id: 'klienten', fest: { gruppe: 'KLIENTEN' } }, { id: 'kontakte', fest: { gruppe: 'KONTAKTE' } }, ...eigene],
  sortierungen: verzeichnisSortings,
  limit: 50,
})

export const verzeichnisWithoutKlienten: ListForm<VerzeichnisListRow> = { ...verzeichnisWithKlienten, reiter: [alle, ...eigene] }
