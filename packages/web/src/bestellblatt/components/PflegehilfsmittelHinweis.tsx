import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { isPflegehilfsmittel } from '@dreiklang/domain/bestellung/pflegehilfsmittel'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { PflegehilfsmittelOfBestellung, PflegehilfsmittelOfKlient } from '../../klient/components/PflegehilfsmittelMonat.tsx'

/** Until it is delivered, at the position: the nursing service sees the month of its Klient, the pharmacy its own part of it. */
export function PflegehilfsmittelHinweis({ bestellung, position }: { bestellung: BestellungAnswer; position: PositionAnswer }) {
  const { id, seite, klient } = bestellung
  // It counts in the month in which it came, which may be another than this one.
  const isOver = position.status === 'GELIEFERT' || isEnd(position.status)
  if (klient === null || position.vorschau || !isPflegehilfsmittel(position) || isOver) return null
  if (seite === 'PFLEGE') return <PflegehilfsmittelOfKlient klientId={klient.id} />
  return seite === 'APOTHEKE' ? <PflegehilfsmittelOfBestellung bestellungId={id} /> : null
}
