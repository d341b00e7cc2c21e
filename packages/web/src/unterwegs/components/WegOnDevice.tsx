import type { MitgenommenerWeg } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { AdressLink, AnrufLink } from '../../hausbesuch/components/Wege.tsx'
import { stoppName } from '../../tour/components/anzeige.ts'
import { useTourTexts } from '../../tour/tour.texts.ts'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'

export function WegOnDevice({ art, bezeichnung, haus, bestellungen, adresse, dauerMinuten }: MitgenommenerWeg) {
  const t = useTourTexts()
  const u = useUnterwegsTexts()
  return (
    <Card title={stoppName({ besuch: null, haus, bezeichnung })}>
      <Stack gap="sm">
        <Text>
          {art !== 'HAUSBESUCH' && `${t(`art.${art}`)} · `}
          {t('stopp.dauer', { minuten: dauerMinuten })}
        </Text>
        {adresse !== null && <AdressLink besuch={{ ort: adresse, klient: null }} />}
        {haus !== null && <AnrufLink telefon={haus.telefon} name={haus.name} />}
        {bestellungen.map(({ id, nummer, klient }) => (
          <Text key={id}>{t('stopp.bestellung', { nummer, klient })}</Text>
        ))}
        <Text c="dimmed">{u('weg')}</Text>
      </Stack>
    </Card>
  )
}
