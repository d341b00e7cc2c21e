import type { ConflictField } from '@dreiklang/domain/unterwegs/entry.contract'
import { type DoorStep, isDoorStep } from '@dreiklang/domain/bestellung/lieferung'
import { blattSchema } from '@dreiklang/domain/dokumentation/blatt.document'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import { besuchStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { EntryArt } from '@dreiklang/domain/unterwegs/unterwegs'
import { z } from 'zod'
import { BlattWords, TeilWords } from '../../dokumentation/components/Blattinhalt.tsx'
import { useDokumentationTexts } from '../../dokumentation/dokumentation.texts.ts'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDateTime, formatDate } from '../../shared/format.ts'
import { Text, Facts, Stack } from '../../ui/layout.tsx'
import { useRundeTexts } from '../../tour/tour.texts.ts'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'

export function EntryContent({ angaben }: { angaben: Readonly<Record<string, unknown>> }) {
  const t = useUnterwegsTexts()
  const blatt = blattSchema.safeParse(angaben['blatt']).data
  if (blatt !== undefined) return <BlattWords blatt={blatt} />
  return wordsFrom(angaben).map((word) => (
    <Text key={word}>
      {t('pruefen.geschrieben')}: {word}
    </Text>
  ))
}

type FieldName = ConflictField['feld']
type VisitField = Exclude<FieldName, `blatt.${string}`>

/** The part of the sheet that a field names; null: it is one of the visit itself. */
const teilOf = (field: FieldName) => blattTeile.find((part) => field === `blatt.${part}`) ?? null

/** @param daneben her words are kept beside the visit, not in it */
export function FieldList({ felder, daneben }: { felder: readonly ConflictField[]; daneben: boolean }) {
  const t = useUnterwegsTexts()
  const d = useDokumentationTexts()
  const name = (field: FieldName) => {
    const part = teilOf(field)
    return part === null ? t(`feldName.${field as VisitField}`) : d(`teil.${part}`)
  }
  const inHaus = ({ feld, server, durch, am }: ConflictField) => (
    <>
      <Value feld={feld} wert={server} />
      {durch !== null && am !== null && <div>{t('pruefen.durch', { durch, am: formatDateTime(am) })}</div>}
    </>
  )
  return (
    <Stack component="ul" gap="md" style={{ listStyle: 'none' }} aria-label={t('pruefen.konflikt')}>
      {felder.map((one) => (
        <li key={`${one.feld} ${one.meins} ${one.server}`}>
          <Text fw={600}>{name(one.feld)}</Text>
          <Facts
            facts={[
              { label: t('pruefen.meins'), value: <Value feld={one.feld} wert={one.meins} /> },
              { label: t('pruefen.server'), value: inHaus(one) },
              {
                label: t('pruefen.gilt'),
                value: t(one.gewinnt === 'PERSON' && daneben ? 'pruefen.giltDaneben' : `pruefen.gilt${one.gewinnt}`),
              },
            ]}
          />
        </li>
      ))}
    </Stack>
  )
}

function Value({ feld, wert }: { feld: FieldName; wert: string | null }) {
  const words = useFieldValue()
  const part = teilOf(feld)
  if (part === null) return words(feld as VisitField, wert)
  const seen = wert === null ? undefined : blattSchema.shape[part].safeParse(JSON.parse(wert)).data
  return seen === undefined ? '–' : <TeilWords teil={part} wert={seen} />
}

const handedTo = z.object({ empfaengerName: z.string() })

function wordsFrom({ ergebnis, text, leistungen, nachweis }: Readonly<Record<string, unknown>>): string[] {
  const to = handedTo.safeParse(nachweis).data?.empfaengerName
  const reasons = Array.isArray(leistungen) ? leistungen.map((one: { grund?: unknown }) => one.grund) : []
  return [ergebnis, text, to, ...reasons].filter((word) => typeof word === 'string')
}

export function useEntryName(): (entry: { art: EntryArt | DoorStep; angaben: Readonly<Record<string, unknown>> }) => string {
  const t = useUnterwegsTexts()
  const s = useStepsTexts()
  const r = useRundeTexts()
  return ({ art, angaben }) => {
    if (isDoorStep(art)) return r(`getan.${art}`)
    if (art === 'dokumentieren') return t(angaben['ende'] === true ? 'blatt.ende' : 'blatt.entwurf')
    return s(`getan.${art}`)
  }
}

function useFieldValue(): (field: VisitField, value: string | null) => string {
  const b = useBegriffeTexts()
  return (field, value) => {
    if (value === null || value === '') return '–'
    switch (field) {
      case 'status': {
        const status = besuchStatus.find((one) => one === value)
        return status === undefined ? value : b(`status.${status}`)
      }
      case 'zeit':
        return `${formatDate(value.slice(0, 10))}, ${value.slice(11)}`
      case 'unterwegsAb':
      case 'beginn':
      case 'ende':
      case 'nichtAngetroffen':
        return formatDateTime(value)
      case 'personen':
      case 'ergebnis':
        return value
      default:
        return field satisfies never
    }
  }
}
