import { blattSchema } from '@dreiklang/domain/dokumentation/blatt.document'
import { blattTeile } from '@dreiklang/domain/dokumentation/verschmelzen'
import type { ConflictField } from '@dreiklang/domain/unterwegs/unterwegs'
import { TeilWords } from '../../dokumentation/components/BlattWords.tsx'
import { useDokumentationTexts } from '../../dokumentation/dokumentation.texts.ts'
import { formatDateTime } from '../../shared/format.ts'
import { Facts, Stack, Text } from '../../ui/layout.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { useFieldValue } from './entryWords.ts'

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
        <li key={one.feld}>
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
