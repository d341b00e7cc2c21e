import type { LoeschBericht } from '@dreiklang/domain/klient/loeschung.contract'
import { Stack, Text } from '../../../ui/layout.tsx'
import { useLoeschungTexts } from '../../klient.texts.ts'

const geht = ['einwilligungen', 'apothekenwahlen', 'abwesenheiten', 'dokumente', 'zuteilungen'] as const
const bleibt = ['bestellungen', 'bestellungenBeiPartnern', 'anliegen', 'protokollEintraege'] as const

export function Bericht({ bericht }: { bericht: LoeschBericht }) {
  const t = useLoeschungTexts()
  const sentences = (names: readonly (keyof LoeschBericht)[]) =>
    names.filter((name) => bericht[name] > 0).map((name) => <li key={name}>{t(`bericht.${name}`, { zahl: String(bericht[name]) })}</li>)
  return (
    <Stack gap="xs">
      <Text fw={600}>{t('bericht.geht')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        <li>{t('bericht.akte')}</li>
        {sentences(geht)}
      </ul>
      <Text fw={600}>{t('bericht.bleibt')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>{sentences(bleibt)}</ul>
    </Stack>
  )
}
