import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { ReactNode } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { akteTexts } from '../../akte.texts.ts'
import { useAnzeige } from './anzeige.ts'
import { type Feld, felder } from './felder.ts'
import { werteVon } from './werte.ts'

const mitLeertext = ['kontakte', 'hkp', 'aerzte'] as const
const hatLeertext = (bereich: Bereich): bereich is (typeof mitLeertext)[number] => mitLeertext.some((einer) => einer === bereich)

/** Everything that a section says; what nobody has asked yet stands in one line under it. */
export function AbschnittFakten({ bereich, abschnitt }: { bereich: Bereich; abschnitt: object }) {
  const t = useTexts(akteTexts)
  const zeige = useAnzeige()
  const werte = werteVon(felder[bereich], abschnitt)
  const gezeigt = felder[bereich].map((feld) => ({ feld, text: zeige(feld, werte[feld.name]) }))
  const gesagt = gezeigt.flatMap(({ feld, text }) => (text === null ? [] : [{ label: t(`feld.${feld.name}`), value: zeilen(feld, text) }]))
  const offen = gezeigt.flatMap(({ feld, text }) => (text === null && feld.art !== 'ja' ? [t(`feld.${feld.name}`)] : []))
  return (
    <Stack gap="md">
      {gesagt.length > 0 && <Facts facts={gesagt} />}
      {gesagt.length === 0 && hatLeertext(bereich) && <Text>{t(`leer.${bereich}`)}</Text>}
      {offen.length > 0 && !(gesagt.length === 0 && hatLeertext(bereich)) && (
        <Text size="sm" c="dimmed">
          {t('sonstOffen', { felder: offen.join(', ') })}
        </Text>
      )}
    </Stack>
  )
}

function zeilen({ art }: Feld, text: string): ReactNode {
  if (art !== 'liste') return <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {text.split('\n').map((eintrag, nr) => (
        <li key={`${nr} ${eintrag}`}>{eintrag}</li>
      ))}
    </ul>
  )
}
