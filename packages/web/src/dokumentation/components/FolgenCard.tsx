import type { FolgeAnswer } from '@dreiklang/domain/dokumentation/folge.contract'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { useToday } from '../../hausbesuch/components/useToday.ts'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useOnline } from '../../shared/useOnline.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { folgenQuery } from '../folge.queries.ts'
import { folgeTexts } from '../folge.texts.ts'
import classes from './Dokumentation.module.css'
import { ErledigenDialog } from './ErledigenDialog.tsx'
import { FolgeWege } from './FolgeWege.tsx'

export function FolgenCard({ besuch }: { besuch: HausbesuchAnswer }) {
  const t = useTexts(folgeTexts)
  const { data: folgen, error, refetch } = useQuery(folgenQuery(besuch.id))
  const online = useOnline()
  const [erledigendId, setErledigend] = useState<string | null>(null)
  const erledigend = folgen?.find(({ id }) => id === erledigendId)
  // A downloaded visit is shown offline; that its follow-ups are missing there is not an error.
  if ((error === null || !online) && (folgen === undefined || folgen.length === 0)) return null
  return (
    <Card title={t('titel')}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack gap="lg" component="ul" className={classes.folgen}>
        {folgen?.map((folge) => (
          <li key={folge.id}>
            <Stack gap="xs">
              <Words folge={folge} />
              {folge.aus.id !== besuch.id && <Link to={hausbesuchPath(folge.aus.id)}>{t('ausBesuch', { nummer: folge.aus.nummer })}</Link>}
              {folge.aus.id === besuch.id && folge.stand === 'OFFEN' && (
                <FolgeWege folge={folge} besuch={besuch} onErledigen={() => setErledigend(folge.id)} />
              )}
            </Stack>
          </li>
        ))}
      </Stack>
      {erledigend !== undefined && <ErledigenDialog folge={erledigend} onSchliessen={() => setErledigend(null)} />}
    </Card>
  )
}

function Words({ folge: { art, text, vorgehen, faellig, erledigt, bestellung, besuch } }: { folge: FolgeAnswer }) {
  const t = useTexts(folgeTexts)
  const b = useTexts(begriffeTexts)
  const heute = useToday()
  const spaet = faellig < heute
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Badge tone={erledigt === null ? 'info' : 'neutral'}>{t(`art.${art}`)}</Badge>
        {erledigt === null && (
          <Badge tone={spaet ? 'danger' : 'neutral'}>{t(spaet ? 'ueberfaellig' : 'faellig', { tag: formatDate(faellig) })}</Badge>
        )}
      </Group>
      {vorgehen !== null && <strong>{t('niemandAngetroffen', { vorgehen: b(`vorgehen.${vorgehen}`) })}</strong>}
      {(text !== null || vorgehen === null) && <span className={classes.text}>{text ?? t('nichtMehrLesbar')}</span>}
      {erledigt !== null && (
        <Text size="sm" c="dimmed">
          {[t('erledigt', { name: erledigt.name, zeit: formatDateTime(erledigt.am) }), erledigt.grund]
            .filter((teil) => teil !== null)
            .join(': ')}
        </Text>
      )}
      {bestellung !== null && <Link to={`/bestellungen/${bestellung.id}`}>{t('bestellung', { nummer: bestellung.nummer })}</Link>}
      {besuch !== null && <Link to={hausbesuchPath(besuch.id)}>{t('besuch', { nummer: besuch.nummer })}</Link>}
    </Stack>
  )
}
