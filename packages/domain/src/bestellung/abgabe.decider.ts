import { allowedFaelle, artOf, einheitOf, needsAnfragen, needsEinverstanden } from './austausch.ts'
import { bestellungErrors } from './bestellung.errors.ts'
import type { DecisionContext } from './handelnder.ts'
import { type Ereignis, positionEreignis } from './ereignis.ts'
import { folgenOfVoid } from './folgen.decider.ts'
import type { AngabenOf } from './handlungen.contract.ts'
import type { Position } from './position.document.ts'
import { rest } from './stand.ts'
import { withoutRest } from './ruecknahme.decider.ts'
import { checkForm, needsRezeptfrei } from './stoffEntscheid.ts'
import { atField, earlierRezepte, openAnforderung, closeAnforderung } from './verordnung.decider.ts'

/** E9. Accepting brings no prescription along: that it is there is a word of its own (`rezeptVorlegen`). */
export function annehmen(
  position: Position,
  { termin, rezeptfrei }: AngabenOf<'annehmen'>,
  { now, handelnder }: DecisionContext,
): Ereignis {
  const open = needsRezeptfrei(position)
  if (open && rezeptfrei !== true) throw bestellungErrors.refuse('bestellung.rezeptfrei_unbestaetigt', atField('rezeptfrei'))
  const bearbeiter = handelnder === 'UHR' ? null : { personId: handelnder.personId, name: handelnder.name }
  return positionEreignis('annehmen', position, {
    now,
    angaben: { termin, bearbeiter: bearbeiter?.name ?? null, ...(open ? { rezeptfrei: true } : {}) },
    neu: { status: 'IN_BEARBEITUNG', bearbeiter, termin },
  })
}

/** E11, case A: without the doctor only within § 129 SGB V, or by agreement with who pays himself. */
export function austauschen(position: Position, angaben: AngabenOf<'austauschen'>, { now }: DecisionContext): Ereignis {
  const { produkt, fall, begruendung, menge, mengeneinheit } = angaben
  const { wirkstoffgleich, gesamtmengeEingehalten, nichtAufAusschlussliste, gleicheDarreichungsform, keineBedenken } = angaben
  if (!(wirkstoffgleich && gesamtmengeEingehalten && nichtAufAusschlussliste && gleicheDarreichungsform && keineBedenken)) {
    throw bestellungErrors.refuse('bestellung.austausch_unzulaessig')
  }
  const art = artOf(position)
  if (!allowedFaelle(art).includes(fall)) throw bestellungErrors.refuse('bestellung.austausch_fall', atField('fall', 'unzulaessig'))
  if (needsEinverstanden(art, fall) && angaben.einverstanden === null) {
    throw bestellungErrors.refuse('bestellung.einverstaendnis_fehlt', atField('einverstanden'))
  }
  // What came and what is still to come are counted together.
  if (position.mengeGeliefert > 0 && mengeneinheit !== einheitOf(position)) {
    throw bestellungErrors.refuse('bestellung.einheit_gemischt', atField('mengeneinheit', 'gemischt'))
  }
  if (produkt.produktart !== 'ARZNEIMITTEL') throw bestellungErrors.refuse('bestellung.kein_arzneimittel')
  const noetigeAnfragen = angaben.einzigerAnbieter ? 1 : 2
  if (needsAnfragen(fall) && angaben.anfragen < noetigeAnfragen) {
    throw bestellungErrors.refuse('bestellung.anfragen_fehlen', atField('anfragen', 'zu_wenige'))
  }
  // Another law for the new product: the prescription that there is does not carry it.
  if (checkForm({ ...position, austausch: { produkt, fall, begruendung } }) !== null) {
    throw bestellungErrors.refuse('bestellung.austausch_unzulaessig', atField('produkt.bezeichnung', 'falsch'))
  }
  const previous = position.austausch?.produkt ?? position.rezept?.produkt ?? position.produkt
  return positionEreignis('austauschen', position, {
    now,
    angaben: {
      fall,
      begruendung,
      alt: { pzn: previous.pzn, bezeichnung: previous.bezeichnung, menge: rest(position), mengeneinheit: einheitOf(position) },
      neu: { pzn: produkt.pzn, bezeichnung: produkt.bezeichnung, menge, mengeneinheit },
      einverstanden: angaben.einverstanden,
    },
    neu: {
      austausch: { produkt, fall, begruendung },
      austauschUmfang: {
        soll: position.mengeGeliefert + position.mengeErlassen + menge,
        mengeneinheit,
        einverstanden: angaben.einverstanden,
      },
    },
  })
}

export function newRezeptAnfordern(
  position: Position,
  { grund, text, vorschlaege }: AngabenOf<'neuesRezeptAnfordern'>,
  { now, neueId }: DecisionContext,
): Ereignis {
  const geschlossen = closeAnforderung(position, 'ABGABE', 'revoked')
  return positionEreignis('neuesRezeptAnfordern', position, {
    now,
    angaben: { grund, text, vorschlaege: vorschlaege.map(({ bezeichnung, pzn }) => ({ bezeichnung, pzn })) },
    neu: {
      status: 'BEIM_ARZT',
      sichtPraxis: true,
      lieferproblem: { grund, text, vorschlaege },
      austausch: null,
      austauschUmfang: null,
      // How much is needed now, the new prescription says.
      mengeErlassen: 0,
      rezept: null,
      fruehereRezepte: earlierRezepte(position),
      folgen: folgenOfVoid(position, [], now),
      anforderungen: openAnforderung(geschlossen, 'VERORDNUNG', neueId()),
    },
  })
}

export function restErlassen(position: Position, { grund }: AngabenOf<'restErlassen'>, { now, handelnder }: DecisionContext): Ereignis {
  const durch = handelnder !== 'UHR' && handelnder.seite === 'APOTHEKE' ? 'APOTHEKE' : 'PFLEGE'
  return positionEreignis('restErlassen', position, { now, angaben: { grund, durch }, neu: { restEntfaellt: { durch, grund } } })
}

export function restErlassBeantworten(
  position: Position,
  { zustimmung }: AngabenOf<'restErlassBeantworten'>,
  { now }: DecisionContext,
): Ereignis {
  return positionEreignis('restErlassBeantworten', position, {
    now,
    angaben: { zustimmung, grund: position.restEntfaellt?.grund ?? null },
    neu: zustimmung ? withoutRest(position, now) : { restEntfaellt: null },
  })
}
