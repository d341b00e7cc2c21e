import { bestellungErrors } from './bestellung.errors.ts'
import { readPresentedFormular } from './btmFormular.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import type { DecisionContext } from './handelnder.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Position } from './position.document.ts'
import { validUntil } from './rezept.ts'
import { atField } from './verordnung.decider.ts'
import { canBeTold, servableUntil } from './vorlage.ts'

type Vorlage = AngabenOf<'rezeptVorlegen'>

/** The pharmacy has the prescription in hand: card read, paper received, printout scanned, or in an urgent case told by the practice. */
export function rezeptVorlegen(position: Position, angaben: Vorlage, context: DecisionContext): Ereignis {
  return angaben.fernmuendlich ? told(position, context) : inHand(position, angaben, context)
}

function told(position: Position, { now, heute }: DecisionContext): Ereignis {
  const rezept = position.rezept ?? withoutRezept()
  if (!canBeTold(rezept.art)) throw bestellungErrors.refuse('bestellung.nicht_fernmuendlich', atField('fernmuendlich', 'falsch'))
  return positionEreignis('rezeptVorlegen', position, {
    now,
    angaben: { fernmuendlich: true, am: heute },
    neu: { rezept: { ...rezept, fernmuendlichAm: heute } },
  })
}

function inHand(
  position: Position,
  { vorgelegtAm, ausgestelltAm: said, ablaufGrund = null, ...formular }: Vorlage,
  { now, heute, bundesland }: DecisionContext,
): Ereignis {
  const rezept = position.rezept ?? withoutRezept()
  const ausgestelltAm = rezept.ausgestelltAm ?? said
  if (vorgelegtAm > heute) throw bestellungErrors.refuse('bestellung.vorlage_zukunft', atField('vorgelegtAm', 'falsch'))
  if (ausgestelltAm === null) throw bestellungErrors.refuse('bestellung.ausstellung_fehlt', atField('ausgestelltAm'))
  if (ausgestelltAm > vorgelegtAm) throw bestellungErrors.refuse('bestellung.vorlage_vor_ausstellung', atField('vorgelegtAm', 'falsch'))
  const gueltigBis = rezept.gueltigBis ?? validUntil({ ...rezept, ausgestelltAm, bundesland })
  const late = gueltigBis !== null && gueltigBis < vorgelegtAm
  if (late && (ablaufGrund === null || (servableUntil({ ...rezept, ausgestelltAm }) ?? '') < vorgelegtAm)) {
    throw bestellungErrors.refuse('bestellung.rezept_abgelaufen', { ...atField('vorgelegtAm', 'falsch'), angaben: { gueltigBis } })
  }
  const grund = late ? { grund: ablaufGrund } : {}
  const gelesen = readPresentedFormular(rezept, formular)
  return positionEreignis('rezeptVorlegen', position, {
    now,
    angaben: { vonOrt: rezept.ort, nachOrt: 'APOTHEKE', am: vorgelegtAm, ...grund, ...gelesen },
    neu: {
      rezept: {
        ...rezept,
        ...gelesen,
        ausgestelltAm,
        gueltigBis,
        vorgelegtAm,
        ablaufGrund: late ? ablaufGrund : null,
        ort: 'APOTHEKE',
        ortSeit: now,
      },
    },
  })
}

function withoutRezept(): never {
  throw bestellungErrors.refuse('bestellung.ohne_rezept')
}
