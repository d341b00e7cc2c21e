import type { Mitgenommen } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { adresseOf, klientName, useTimeOfDay } from '../../hausbesuch/components/anzeige.ts'
import { openSteps } from '../../hausbesuch/components/schritte/schritte.ts'
import { BesuchStepButtons } from '../../hausbesuch/components/schritte/BesuchStepButtons.tsx'
import { AdressLink, AnrufLink } from '../../hausbesuch/components/Wege.tsx'
import { Badges } from '../../hausbesuch/components/zeichen.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { hausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { AnOfTuer } from './AnOfTuer.tsx'

export function BesuchOnDevice(mitgenommen: Pick<Mitgenommen, 'besuch' | 'klient'>) {
  const h = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const timeOfDay = useTimeOfDay()
  const { besuch } = mitgenommen
  const { id, klient, nummer, typ } = besuch
  const name = klient === null ? nummer : klientName(klient)
  const focusId = `besuch-${id}`
  return (
    <Card title={`${besuch.plan?.uhrzeit ?? ''} ${name}`.trim()}>
      <Stack gap="sm" id={focusId} tabIndex={-1}>
        <Text>
          <Link to={hausbesuchPath(id)}>{b(`typ.${typ}`)}</Link>
          {` · ${timeOfDay(besuch) ?? h('termin.offen')}`}
          {klient !== null && ` · ${h('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
        </Text>
        <Group gap="xs">
          <Badges besuch={besuch} />
        </Group>
        {adresseOf(besuch) !== null && <AdressLink besuch={besuch} />}
        {klient?.telefon !== null && klient?.telefon !== undefined && <AnrufLink telefon={klient.telefon} name={name} />}
        <AnOfTuer {...mitgenommen} />
        <BesuchStepButtons besuch={besuch} offene={openSteps(besuch)} fokusId={focusId} gross={{ name }} />
      </Stack>
    </Card>
  )
}
