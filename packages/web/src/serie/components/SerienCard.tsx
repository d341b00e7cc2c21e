import type { SerienAnswer } from '@dreiklang/domain/serie/serie.contract'
import { seriePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { useAbschnitteTexts } from '../../organisation/organisation.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { Card, Facts, Stack, Text } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { useSerieTexts } from '../serie.texts.ts'
import { useRegelSentence } from './regelSentence.ts'

export function SerienCard({ serie }: { serie: SerienAnswer }) {
  const t = useSerieTexts()
  const h = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const a = useAbschnitteTexts()
  const satz = useRegelSentence()
  const { gueltigVon, gueltigBis, personen, fahrzeug, feiertagsregel, bundesland, anlass, anlassCode, leistungen } = serie
  const { vorgaengerId, nachfolgerId } = serie
  const to = gueltigBis === null ? t('ende.OHNE') : formatDate(gueltigBis)
  return (
    <Card title={t('karte.stand')}>
      <Stack gap="md">
        <Text size="lg" fw={600}>
          {satz(serie)}
        </Text>
        <Facts
          facts={[
            { label: t('feld.personen'), value: personen.length === 0 ? h('liste.niemand') : personen.map(({ name }) => name).join(', ') },
            { label: t('feld.gueltig'), value: `${formatDate(gueltigVon)} – ${to}` },
            { label: t('feld.feiertagsregel'), value: `${t(`feiertagsregel.${feiertagsregel}`)} (${a(`wert.${bundesland}`)})` },
            { label: t('feld.anlass'), value: [b(`anlassCode.${anlassCode}`), anlass].filter((word) => word !== null).join(': ') },
            ...(fahrzeug === null ? [] : [{ label: t('feld.fahrzeug'), value: fahrzeug }]),
            ...(leistungen.length === 0
              ? []
              : [{ label: t('feld.leistungen'), value: leistungen.map(({ bezeichnung }) => bezeichnung).join(', ') }]),
          ]}
        />
        {vorgaengerId !== null && <Link to={seriePath(vorgaengerId)}>{t('vorgaenger')}</Link>}
        {nachfolgerId !== null && <Link to={seriePath(nachfolgerId)}>{t('nachfolger')}</Link>}
      </Stack>
    </Card>
  )
}
