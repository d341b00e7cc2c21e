import { type Vitalwert, vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type VitalArt, vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import { issueMessage } from '../../form/issueMessage.ts'
import { useUiTexts } from '../../ui/ui.texts.ts'
import { useMesswort } from './anzeige.ts'
import { type Measured, asTyped, readMeasured } from './measured.ts'
import type { Teil } from './teile.ts'

/** What is typed and not taken yet, by its kind; it stays while the number pad goes from one value to the next. */
export interface Draft {
  /** Null: the field shows what was measured last. */
  text: string | null
  /** Left with words that cannot be taken: then it is said what is missing. */
  left: boolean
  inMmol: boolean
  /** One more measurement of what was measured already. */
  again: boolean
}
export const noDraft: Draft = { text: null, left: false, inMmol: false, again: false }

interface Options extends Teil {
  art: VitalArt
  antwort: DokumentationAnswer
  draft: Draft
  onDraft: (draft: Draft) => void
}

const isWhole = ({ wert, wert2 }: Measured, art: VitalArt): boolean => wert !== null && (vitalTable[art].zweite === null || wert2 !== null)

/** One value of the sheet as a field writes it; impossible values are reported at once, a possible one is kept when the field is left. */
export function useMeasurement({ art, antwort, draft, onDraft, blatt: { vitalwerte }, change }: Options) {
  const u = useUiTexts()
  const { shown, hinweise, istKritisch } = useMesswort(antwort)
  const own = vitalwerte.filter((value) => value.art === art)
  const current = draft.again ? undefined : own.at(-1)
  const { text, inMmol } = draft
  const read = readMeasured(text ?? '', { art, inMmol })
  const before = current ?? { id: crypto.randomUUID(), art, am: new Date().toISOString(), ort: null, geraet: null, bemerkung: null }
  const seen = vitalwert.safeParse({ ...before, ...read }, { reportInput: true })
  const issue = text !== null && text !== '' && (isWhole(read, art) || draft.left) ? seen.error?.issues[0] : undefined
  const value = text === null ? current : seen.data
  const without = (one: Vitalwert | undefined) => vitalwerte.filter(({ id }) => id !== one?.id)
  const keep = (neu: Vitalwert) =>
    change('vitalwerte', current === undefined ? [...vitalwerte, neu] : vitalwerte.map((one) => (one.id === neu.id ? neu : one)))
  const taken = { ...noDraft, inMmol }
  return {
    own,
    current,
    value,
    text: text ?? (current === undefined ? '' : shown(current, inMmol)),
    error: issue === undefined ? null : issueMessage(issue, u),
    hints: value === undefined ? [] : hinweise(value),
    isCritical: value !== undefined && istKritisch(value),
    type: (typed: string) => onDraft({ ...draft, left: false, text: asTyped(typed, art) }),

    /** False when it cannot be kept as it stands. */
    take(): boolean {
      if (text === null) return true
      if (text === '') {
        if (current !== undefined) change('vitalwerte', without(current))
        onDraft(taken)
        return true
      }
      if (seen.data === undefined) {
        onDraft({ ...draft, left: true })
        return false
      }
      keep(seen.data)
      onDraft(taken)
      return true
    },

    /** Nothing was measured, or it shall not count. */
    drop() {
      if (current !== undefined) change('vitalwerte', without(current))
      onDraft(taken)
    },
  }
}
export type Measurement = ReturnType<typeof useMeasurement>
