import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { ReactNode } from 'react'
import { Facts, Stack, Text } from '../../../ui/layout.tsx'
import { useAkteTexts } from '../../klient.texts.ts'
import { useAnzeige } from './anzeige.ts'
import { type Field, fields } from './fields.ts'
import { valuesOf } from './values.ts'

const withLeertext = ['kontakte', 'hkp', 'aerzte'] as const
const hasEmptyText = (bereich: Bereich): bereich is (typeof withLeertext)[number] => withLeertext.some((one) => one === bereich)

export function Fakten({ felder: gefragte, abschnitt, leer }: { felder: readonly Field[]; abschnitt: object; leer?: string }) {
  const t = useAkteTexts()
  const show = useAnzeige()
  const values = valuesOf(gefragte, abschnitt)
  const gezeigt = gefragte.map((feld) => ({ feld, text: show(feld, values[feld.name]) }))
  const gesagt = gezeigt.flatMap(({ feld, text }) => (text === null ? [] : [{ label: t(`feld.${feld.name}`), value: rows(feld, text) }]))
  const open = gezeigt.flatMap(({ feld, text }) => (text === null && feld.art !== 'ja' ? [t(`feld.${feld.name}`)] : []))
  if (gesagt.length === 0 && leer !== undefined) return <Text>{leer}</Text>
  return (
    <Stack gap="md">
      {gesagt.length > 0 && <Facts facts={gesagt} />}
      {open.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('sonstOffen', { felder: open.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}

export function AbschnittFacts({ bereich, abschnitt }: { bereich: Bereich; abschnitt: object }) {
  const t = useAkteTexts()
  return <Fakten felder={fields[bereich]} abschnitt={abschnitt} {...(hasEmptyText(bereich) && { leer: t(`leer.${bereich}`) })} />
}

function rows({ art }: Field, text: string): ReactNode {
  if (art !== 'liste') return <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {text.split('\n').map((entry, nr) => (
        <li key={`${nr} ${entry}`}>{entry}</li>
      ))}
    </ul>
  )
}
