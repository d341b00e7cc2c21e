/** Who has signed a month sheet, in which capacity and when, or why nobody could. */
import type { Leistungsnachweis, Signature as Signed } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { Signature } from '../../form/SignatureField.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { Card, Facts, Stack, Text } from '../../ui/layout.tsx'
import { useLeistungsnachweisTexts } from '../dokumentation.texts.ts'

export function SignedCard({ gezeichnet }: { gezeichnet: Signed }) {
  const t = useLeistungsnachweisTexts()
  const { art, name, unterschrift, grund, am, durch, version } = gezeichnet
  const kept = [
    { label: t('unterschrift.wann'), value: formatDateTime(am) },
    { label: t('unterschrift.durch'), value: durch },
    { label: t('unterschrift.fassung'), value: version },
  ]
  const said =
    art === 'KEINE'
      ? { label: t('unterschrift.ohne'), value: grund }
      : { label: t('unterschrift.wer'), value: `${name} (${t(`unterschrift.art.${art}`)})` }
  return (
    <Card title={t('unterschrift.titel')}>
      <Stack gap="sm">
        {unterschrift !== null && <Signature path={unterschrift} label={t('unterschrift.von', { name })} />}
        <Facts facts={[said, ...kept]} />
      </Stack>
    </Card>
  )
}

/** Below a sheet: its signature as long as it holds, otherwise the line to sign on paper. */
export function SignatureCard({ nachweis: { unterschrift, gezeichnet, fassungen } }: { nachweis: Leistungsnachweis }) {
  const t = useLeistungsnachweisTexts()
  const holds = unterschrift === 'UNTERSCHRIEBEN' || unterschrift === 'BEGRUENDET'
  if (holds && gezeichnet !== null) return <SignedCard gezeichnet={gezeichnet} />
  return (
    <Card title={t('unterschrift.titel')}>
      <Stack gap="sm">
        {fassungen.length === 0 && <Text data-no-print>{t('unterschrift.fehlt')}</Text>}
        {holds && <Text>{t('unterschrift.nichtLesbar')}</Text>}
        <Text>{t('unterschrift.linie')}</Text>
      </Stack>
    </Card>
  )
}
