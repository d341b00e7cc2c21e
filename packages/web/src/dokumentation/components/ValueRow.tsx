import type { Vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type IsoDate, berlinDate } from '@dreiklang/domain/shared/time'
import { IconAlertOctagon, IconAlertTriangle, IconPlus, IconStethoscope } from '@tabler/icons-react'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { formatShortDay, formatTime } from '../../shared/format.ts'
import { useCoarsePointer } from '../../shared/useCoarsePointer.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { einheitOf, targetOf, useMesswort } from './anzeige.ts'
import { Entries, TimeField } from './Entries.tsx'
import { Kritisch } from './Kritisch.tsx'
import { lastOf } from './shownValues.ts'
import { type Teil, messForm } from './teile.ts'
import { type Draft, type Measurement, useMeasurement } from './useMeasurement.ts'
import classes from './Values.module.css'

export interface ValuePart extends Teil {
  art: Vitalwert['art']
  antwort: DokumentationAnswer
  tag: IsoDate
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** What a value was last and what it should be, as words. */
export function useBounds({ art, antwort, tag, draft: { inMmol } }: Pick<ValuePart, 'art' | 'antwort' | 'tag' | 'draft'>) {
  const { shown } = useMesswort(antwort)
  const last = lastOf(art, antwort)
  return {
    last: last === null ? null : { value: shown(last, inMmol), day: formatShortDay(berlinDate(last.am)) },
    target: targetOf(art, { ziele: antwort.ziele, tag, inMmol }),
  }
}

export function ValueRow({ id, onTouch, ...part }: ValuePart & { id: string; onTouch: () => void }) {
  const w = useValuesTexts()
  const { art, antwort } = part
  const measurement = useMeasurement(part)
  const notesId = `${id}-hinweis`
  return (
    <tbody>
      <tr className={classes.row}>
        <th scope="row">
          {w(`vital.${art}`)}
          <Unit {...part} />
        </th>
        <Bounds {...part} id={id} />
        <td>
          <ValueField {...part} id={id} measurement={measurement} notesId={notesId} onTouch={onTouch} />
        </td>
      </tr>
      <tr>
        <td colSpan={4} className={classes.notes}>
          <Hints id={notesId} {...measurement} />
          {measurement.own.length > 0 && <Taken {...part} measurement={measurement} />}
          <Kritisch werte={measurement.own} antwort={antwort} />
        </td>
      </tr>
    </tbody>
  )
}

function Bounds({ id, ...part }: ValuePart & { id: string }) {
  const t = useDokumentationTexts()
  const { last, target } = useBounds(part)
  return (
    <>
      <td id={`${id}-zuletzt`} data-head={t('tabelle.zuletzt')}>
        {last === null ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('tabelle.nichtGemessen')}</VisuallyHidden>
          </>
        ) : (
          <>
            {last.value}
            <span className={classes.small}>{last.day}</span>
          </>
        )}
      </td>
      <td id={`${id}-ziel`} data-head={t('tabelle.ziel')}>
        {target === null ? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('tabelle.keinZiel')}</VisuallyHidden>
          </>
        ) : (
          target.words.map((word) => (
            <span key={word} className={classes.range}>
              {word}
            </span>
          ))
        )}
        {target?.fromArzt === true && (
          <span className={classes.small}>
            <IconStethoscope size={14} aria-hidden /> {t('tabelle.arzt')}
          </span>
        )}
      </td>
    </>
  )
}

/** Blood sugar comes in two units; pressing the one that is shown takes the other. */
export function Unit({ art, draft, onDraft }: Pick<ValuePart, 'art' | 'draft' | 'onDraft'>) {
  const w = useValuesTexts()
  const unit = einheitOf(art, draft.inMmol)
  if (art !== 'BLUTZUCKER') return <span className={classes.small}>{unit}</span>
  return (
    <button
      type="button"
      className={classes.unit}
      aria-label={w('vital.einheitWechseln', { einheit: unit })}
      onClick={() => onDraft({ ...draft, inMmol: !draft.inMmol })}
    >
      {unit}
    </button>
  )
}

interface ValueFieldProps extends ValuePart {
  id: string
  notesId: string
  measurement: Measurement
  onTouch: () => void
}

/** A field of its own kind everywhere: a finger opens the number pad, a keyboard writes into it. */
function ValueField({ art, draft, id, notesId, measurement, onTouch }: ValueFieldProps) {
  const w = useValuesTexts()
  const coarse = useCoarsePointer()
  const { text, error, isCritical, hints, type, take } = measurement
  const ownKeys = vitalTable[art].stellen === 0 && !draft.inMmol ? 'numeric' : 'decimal'
  return (
    <input
      id={id}
      className={classes.field}
      aria-label={`${w(`vital.${art}`)} (${einheitOf(art, draft.inMmol)})`}
      aria-describedby={`${id}-zuletzt ${id}-ziel ${notesId}`}
      aria-invalid={error !== null || undefined}
      data-tone={tone(isCritical, hints)}
      inputMode={coarse ? 'none' : ownKeys}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => take()}
      onClick={() => coarse && onTouch()}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}

const tone = (isCritical: boolean, hints: readonly string[]) => {
  if (isCritical) return 'danger'
  return hints.length > 0 ? 'warning' : undefined
}

/** A word and a sign, at once: outside of the range, or no value that can be. */
export function Hints({ id, error, hints, isCritical }: Pick<Measurement, 'error' | 'hints' | 'isCritical'> & { id: string }) {
  const words = error === null ? hints.join(' ') : error
  const Sign = isCritical || error !== null ? IconAlertOctagon : IconAlertTriangle
  return (
    <div id={id} role="status" className={classes.hint} data-tone={error === null ? tone(isCritical, hints) : 'danger'}>
      {words !== '' && <Sign size={18} aria-hidden />}
      {words}
    </div>
  )
}

/** What was measured: when and how, to be corrected, and what came before the last. */
function Taken({ art, blatt: { vitalwerte }, change, antwort, draft, onDraft, measurement }: ValuePart & { measurement: Measurement }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { worte, hinweise } = useMesswort(antwort)
  const { current } = measurement
  const name = w(`vital.${art}`)
  return (
    <div className={classes.taken}>
      <Entries
        all={vitalwerte}
        isShown={(value) => value.art === art}
        onChange={(all) => change('vitalwerte', all)}
        zeile={(value) => {
          const how = [value.ort, value.geraet, value.bemerkung]
          // The field above shows the last one, with what is worth a word about it.
          if (value.id === current?.id) return { name: formatTime(value.am), of: worte(value), dazu: joined(how) }
          return { name: worte(value), dazu: joined([formatTime(value.am), ...how, ...hinweise(value)]) }
        }}
        titel={name}
        withoutNew
        form={messForm}
      >
        {({ field }) => (
          <>
            <NumberField {...field('wert')} label={name} required data-autofocus />
            {vitalTable[art].zweite !== null && <NumberField {...field('wert2')} label={w('vital.diastolisch')} required />}
            <TimeField {...field('am')} label={t('vital.zeit')} />
            <TextField {...field('ort')} label={t('vital.ort')} maxLength={60} />
            <TextField {...field('geraet')} label={t('vital.geraet')} maxLength={60} />
            <TextField {...field('bemerkung')} label={t('vital.bemerkung')} maxLength={250} />
          </>
        )}
      </Entries>
      {!draft.again && (
        <IconButton
          label={t('vital.nochmal', { name })}
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => onDraft({ ...draft, again: true })}
        />
      )}
    </div>
  )
}

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' · ') || undefined
