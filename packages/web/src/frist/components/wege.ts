import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { klientBereichPath } from '../../klient/klient.paths.ts'

export function wayTo({ art, objektId, folge }: Pick<FristListRow, 'art' | 'objektId' | 'folge'>): string {
  switch (art) {
    case 'BESUCH':
    case 'BESUCHSFRAGE':
      return hausbesuchPath(objektId)
    case 'FOLGE':
      return hausbesuchPath(folge?.hausbesuchId ?? objektId)
    case 'BESTELLUNG':
    case 'REZEPT':
      return bestellungPath(objektId)
    case 'HKP':
      return klientBereichPath(objektId, 'hkp')
    case 'ZUZAHLUNG':
    case 'KARTE':
      return klientBereichPath(objektId, 'versicherung')
    default:
      return art satisfies never
  }
}
