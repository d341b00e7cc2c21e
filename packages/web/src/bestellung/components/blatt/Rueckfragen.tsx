import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { RueckfrageFaden } from './RueckfrageFaden.tsx'

export function Rueckfragen({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useTexts(blattTexts)
  const { rueckfragen } = bestellung
  const offene = rueckfragen.filter(({ erledigtAm }) => erledigtAm === null)
  const erledigte = rueckfragen.filter(({ erledigtAm }) => erledigtAm !== null)
  return (
    <Card title={t('rueckfragen.titel')}>
      {rueckfragen.length === 0 ? (
        <Text c="dimmed">{t('rueckfragen.leer')}</Text>
      ) : (
        <Stack gap="lg">
          {[...offene, ...erledigte].map((rueckfrage) => (
            <RueckfrageFaden key={rueckfrage.id} bestellung={bestellung} rueckfrage={rueckfrage} />
          ))}
        </Stack>
      )}
    </Card>
  )
}
