import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { arznei, betaeubungsmittel, withoutRezept } from '../bestellung.fixtures.ts'
import { type Waechter, einTeil, nur, checkWaechter } from '../waechter.fixtures.ts'

const haus = await hausForTests()

const { produkt } = arznei()
const verband = nur({ produkt: { ...produkt, produktart: 'VERBANDSTOFF' }, rezeptart: 'MUSTER16' })
const klientLoestEin = () => ({ einloesung: 'DURCH_KLIENT' as const })

const faelle: Waechter[] = [
  {
    code: 'rezeptart_unzulaessig',
    satz: 'a dressing is on paper',
    von: 'BEIM_ARZT',
    vor: verband,
    wer: 'arzt',
    handlung: 'verordnen',
    angaben: () => ({ rezeptart: 'EREZEPT_GKV', ort: 'FACHDIENST_EGK' }),
  },
  {
    code: 'rezeptart_unzulaessig',
    satz: 'a narcotic is on paper',
    von: 'BEIM_ARZT',
    vor: () => ({ positionen: [betaeubungsmittel()] }),
    wer: 'arzt',
    handlung: 'verordnen',
    angaben: () => ({ rezeptart: 'EREZEPT_GKV', ort: 'FACHDIENST_EGK' }),
  },
  {
    code: 'rezeptart_unzulaessig',
    satz: 'prescribing is not "without prescription"',
    von: 'BEIM_ARZT',
    wer: 'arzt',
    handlung: 'verordnen',
    angaben: () => ({ rezeptart: 'OHNE' }),
  },
  {
    code: 'rezept_ort_unmoeglich',
    satz: 'paper does not lie at the Fachdienst',
    von: 'BEIM_ARZT',
    wer: 'arzt',
    handlung: 'verordnen',
    angaben: () => ({ rezeptart: 'MUSTER16', ort: 'FACHDIENST_EGK' }),
  },
  {
    code: 'ausstellung_zukunft',
    satz: 'nobody prescribes tomorrow',
    von: 'BEIM_ARZT',
    wer: 'arzt',
    handlung: 'verordnen',
    angaben: () => ({ ausgestelltAm: '2026-11-19' }),
  },
  {
    code: 'ausstellung_zukunft',
    satz: 'nor corrects tomorrow',
    von: 'VERORDNET',
    wer: 'arzt',
    handlung: 'rezeptKorrigieren',
    angaben: () => ({ ausgestelltAm: '2026-11-19' }),
  },
  {
    code: 'text_fehlt',
    satz: '"other" needs a sentence of the practice',
    von: 'BEIM_ARZT',
    wer: 'arzt',
    handlung: 'arztAblehnen',
    angaben: () => ({ grund: 'SONSTIGES' }),
    feld: 'text',
  },
  {
    code: 'text_fehlt',
    satz: '"other" needs a sentence of the pharmacy',
    von: 'BEI_APOTHEKE',
    wer: 'apotheker',
    handlung: 'apothekeAblehnen',
    angaben: () => ({ grund: 'SONSTIGES' }),
    feld: 'text',
  },
  {
    code: 'klient_loest_ein',
    satz: 'what the Klient redeems is not handed over',
    von: 'VERORDNET',
    vor: klientLoestEin,
    wer: 'pfleger',
    handlung: 'anApothekeGeben',
  },
  {
    code: 'rezept_abgelaufen',
    satz: 'an expired prescription is not handed over',
    von: 'BEIM_ARZT',
    vorher: (fall) => fall.run('arzt', 'verordnen', { ausgestelltAm: '2026-10-20' }),
    wer: 'pfleger',
    handlung: 'anApothekeGeben',
  },
  {
    code: 'rezept_ort_unmoeglich',
    satz: 'paper is not handed over as a print',
    von: 'VERORDNET',
    vor: verband,
    wer: 'pfleger',
    handlung: 'anApothekeGeben',
    angaben: () => ({ ort: 'AUSDRUCK_PFLEGE' }),
    feld: 'ort',
  },
  {
    code: 'rezept_ort_unmoeglich',
    satz: 'paper cannot have come by KIM',
    von: 'VERORDNET',
    vor: verband,
    wer: 'pfleger',
    handlung: 'rezeptOrtMelden',
    angaben: () => ({ ort: 'KIM_PFLEGE' }),
    feld: 'ort',
  },
  {
    code: 'zuweisungsverbot',
    satz: 'a practice never hands over to a pharmacy (§ 31 SGB V)',
    von: 'VERORDNET',
    wer: 'arzt',
    handlung: 'anApothekeGeben',
    status: 403,
  },
  {
    code: 'nur_vorschau',
    satz: 'a preview is to be looked at only',
    von: 'BEIM_ARZT',
    vor: () => ({ klientId: haus.vorabKlientId }),
    wer: 'apotheker',
    handlung: 'annehmen',
    status: 403,
  },
  {
    code: 'schon_teilgeliefert',
    satz: 'what was delivered in part is not refused',
    von: 'IN_BEARBEITUNG',
    vorher: einTeil,
    wer: 'apotheker',
    handlung: 'apothekeAblehnen',
  },
  {
    code: 'schon_teilgeliefert',
    satz: 'what came in part gets no new prescription; the rest can be left',
    von: 'IN_BEARBEITUNG',
    vorher: einTeil,
    wer: 'apotheker',
    handlung: 'neuesRezeptAnfordern',
  },
  {
    code: 'kein_arzneimittel',
    satz: 'a dressing is not exchanged without the doctor',
    von: 'IN_BEARBEITUNG',
    vor: verband,
    wer: 'apotheker',
    handlung: 'austauschen',
  },
  {
    code: 'kein_arzneimittel',
    satz: 'nor a medicine for a dressing',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'austauschen',
    angaben: () => ({ produkt: { ...produkt, produktart: 'VERBANDSTOFF' } }),
  },
  {
    code: 'austausch_unzulaessig',
    satz: 'another substance needs a new prescription',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'austauschen',
    angaben: () => ({ wirkstoffgleich: false }),
  },
  {
    code: 'austausch_unzulaessig',
    satz: 'more substance needs a new prescription',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'austauschen',
    angaben: () => ({ gesamtmengeEingehalten: false }),
  },
  {
    code: 'austausch_unzulaessig',
    satz: 'what stands on the list of exclusions needs a new prescription',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'austauschen',
    angaben: () => ({ nichtAufAusschlussliste: false }),
  },
  {
    code: 'anfragen_fehlen',
    satz: 'one enquiry is too few',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'austauschen',
    angaben: () => ({ fall: 'PACKUNGSGROESSE', anfragen: 1 }),
    feld: 'anfragen',
  },
  {
    code: 'anfragen_fehlen',
    satz: 'none is too few with a single supplier',
    von: 'IN_BEARBEITUNG',
    wer: 'apotheker',
    handlung: 'austauschen',
    angaben: () => ({ fall: 'PACKUNGSGROESSE', einzigerAnbieter: true }),
    feld: 'anfragen',
  },
  {
    code: 'aut_idem',
    satz: "the doctor's cross excludes substitution",
    von: 'BEIM_ARZT',
    vorher: async (fall) => {
      await fall.run('arzt', 'verordnen', { autIdem: true })
      await fall.run('pfleger', 'anApothekeGeben')
      await fall.run('apotheker', 'annehmen')
    },
    wer: 'apotheker',
    handlung: 'austauschen',
  },
  {
    code: 'ohne_rezept',
    satz: 'what needs no prescription gets no new one',
    von: 'ENTWURF',
    vor: () => ({ positionen: [withoutRezept()] }),
    vorher: async (fall) => {
      await fall.run('pfleger', 'senden')
      await fall.run('apotheker', 'annehmen')
    },
    wer: 'apotheker',
    handlung: 'neuesRezeptAnfordern',
  },
  {
    code: 'ohne_rezept',
    satz: 'what has no prescription has no place of it',
    von: 'ENTWURF',
    vor: () => ({ positionen: [withoutRezept()] }),
    vorher: (fall) => fall.run('pfleger', 'senden'),
    wer: 'pfleger',
    handlung: 'rezeptOrtMelden',
  },
  {
    code: 'praxis_fehlt',
    satz: 'without a practice nobody can prescribe anew',
    von: 'ENTWURF',
    vor: () => ({ ...nur({ rezeptVorlage: 'LIEGT_BEI_UNS' })(), praxisId: null }),
    vorher: async (fall) => {
      await fall.run('pfleger', 'senden')
      await fall.run('apotheker', 'annehmen')
    },
    wer: 'apotheker',
    handlung: 'neuesRezeptAnfordern',
  },
]

describe('before the pharmacy packs, a step is refused when law or order of events demand something else first', () => {
  it.each(faelle)('$code: $satz', (fall) => expect(checkWaechter(haus, fall)).resolves.toBeUndefined())
})
