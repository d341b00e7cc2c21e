import { bestellungErrors } from './bestellung.errors.ts'
import { readPresentedFormular } from './btmFormular.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import { decideFrist, fristAngaben } from './frist.decider.ts'
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
  { vorgelegtAm, ausgestelltAm: said, ablaufGrund = null, andereFrist, ...formular }: Vorlage,
  context: DecisionContext,
): Ereignis {
  const { now, heute, bundesland } = context
  const rezept = position.rezept ?? withoutRezept()
  const ausgestelltAm = rezept.ausgestelltAm ?? said
  if (vorgelegtAm > heute) throw bestellungErrors.refuse('bestellung.vorlage_zukunft', atField('vorgelegtAm', 'falsch'))
  if (ausgestelltAm === null) throw bestellungErrors.refuse('bestellung.ausstellung_fehlt', atField('ausgestelltAm'))
  if (ausgestelltAm > vorgelegtAm) throw bestellungErrors.refuse('bestellung.vorlage_vor_ausstellung', atField('vorgelegtAm', 'falsch'))
  const known = rezept.gueltigBis ?? validUntil({ ...rezept, ausgestelltAm, bundesland })
  const frist = decideFrist({ ...rezept, ausgestelltAm, gueltigBis: known }, andereFrist, context)
  const { gueltigBis } = frist
  const late = gueltigBis !== null && gueltigBis < vorgelegtAm
  if (late && (ablaufGrund === null || (servableUntil({ ...rezept, ...frist, ausgestelltAm }) ?? '') < vorgelegtAm)) {
    throw bestellungErrors.refuse('bestellung.rezept_abgelaufen', { ...atField('vorgelegtAm', 'falsch'), angaben: { gueltigBis } })
  }
  const grund = late ? { grund: ablaufGrund } : {}
  const gelesen = readPresentedFormular(rezept, formular)
  const changed = frist.andereFrist === rezept.andereFrist ? {} : { gueltigBis, ...fristAngaben(frist) }
  return positionEreignis('rezeptVorlegen', position, {
    now,
    angaben: { vonOrt: rezept.ort, nachOrt: 'APOTHEKE', am: vorgelegtAm, ...changed, ...grund, ...gelesen },
    neu: {
      rezept: {
        ...rezept,
        ...gelesen,
        ausgestelltAm,
        ...frist,
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
