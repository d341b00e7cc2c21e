const schnelle = ['ja', 'nein', 'eingelesen', 'dosis'] as const
export type SchnelleAntwort = (typeof schnelle)[number]

/** Both languages, because people write in theirs. A question that asks for a value or opens with such a word is not answered by yes or no. */
const open = /\b(wie|wann|was|welche[rsnm]?|warum|wo|wer|how|when|what|which|why|where|who)\b/i
const values = /werte?\b|blutdruck|\brr\b|\bbz\b|blutzucker|puls|gewicht|temperatur|blood|pulse|weight|values?\b|readings?\b/i
const card = /karte|egk|eingelesen|card/i
const dose = /\bdos/i

/** The answers at hand that fit what was asked; none is better than one that is no answer. */
export function listFittingAnswers(frage: string): SchnelleAntwort[] {
  const yesOrNo = !open.test(frage) && !values.test(frage)
  const fits: Record<SchnelleAntwort, boolean> = {
    ja: yesOrNo,
    nein: yesOrNo,
    eingelesen: yesOrNo && card.test(frage),
    dosis: yesOrNo && dose.test(frage),
  }
  return schnelle.filter((one) => fits[one])
}
