import {
  type VerzeichnisListRow,
  buchstaben,
  verzeichnisContract,
  verzeichnisSortings,
} from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { type ListForm, type Reiter, defineList } from '../../liste/components/listForm.ts'

const all: Reiter = { id: 'alle' }
const own: readonly Reiter[] = [
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
  reiter: [all, { id: 'klienten', fest: { gruppe: 'KLIENTEN' } }, { id: 'kontakte', fest: { gruppe: 'KONTAKTE' } }, ...own],
  sortierungen: verzeichnisSortings,
  limit: 50,
})

export const verzeichnisWithoutKlienten: ListForm<VerzeichnisListRow> = { ...verzeichnisWithKlienten, reiter: [all, ...own] }
