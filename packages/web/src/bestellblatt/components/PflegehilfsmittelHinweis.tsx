import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { isPflegehilfsmittel } from '@dreiklang/domain/bestellung/pflegehilfsmittel'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { PflegehilfsmittelOfBestellung, PflegehilfsmittelOfKlient } from '../../klient/components/PflegehilfsmittelMonat.tsx'

/** While it is open, at the position: the nursing service sees the month of its Klient, the pharmacy its own part of it. */
export function PflegehilfsmittelHinweis({ bestellung, position }: { bestellung: BestellungAnswer; position: PositionAnswer }) {
  const { id, seite, klient } = bestellung
  if (klient === null || position.vorschau || !isPflegehilfsmittel(position) || isEnd(position.status)) return null
  if (seite === 'PFLEGE') return <PflegehilfsmittelOfKlient klientId={klient.id} />
  return seite === 'APOTHEKE' ? <PflegehilfsmittelOfBestellung bestellungId={id} /> : null
}
