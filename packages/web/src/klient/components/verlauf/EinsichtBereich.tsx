import { EinsichtList } from '../../../protokoll/components/EinsichtList.tsx'
import { Card, Text } from '../../../ui/layout.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'

export function EinsichtBereich({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const leitet = useMayMaintainKlienten()
  return <Card title={t('einsicht.titel')}>{leitet ? <EinsichtList klientId={klientId} /> : <Text>{t('einsicht.nurLeitung')}</Text>}</Card>
}
