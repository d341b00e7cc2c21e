import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import { useKlientTexts } from '../../klient/klient.texts.ts'
import { Card, Facts } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { hausbesuchPath } from '../hausbesuch.paths.ts'
import { mitbesucheQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import classes from './Blatt.module.css'

export function HausCard({ besuch: { id, typ, seite } }: { besuch: HausbesuchAnswer }) {
  return seite === 'ARZT' && (typ === 'ARZTBESUCH' || typ === 'GEMEINSAME_VISITE') ? <Haus hausbesuchId={id} /> : null
}

function Haus({ hausbesuchId }: { hausbesuchId: string }) {
  const t = useHausbesuchTexts()
  const k = useKlientTexts()
  const { data, error, refetch } = useQuery(mitbesucheQuery(hausbesuchId))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={1} height={120} />
  const { wohnform, mitbesuche } = data
  const further = (
    <ul className={classes.liste}>
      {mitbesuche.map(({ id, nummer, uhrzeit, klient }) => (
        <li key={id}>
          <Link to={hausbesuchPath(id)}>{t('haus.besuch', { uhrzeit, klient, nummer })}</Link>
        </li>
      ))}
    </ul>
  )
  return (
    <Card title={t('haus.titel')}>
      <Facts
        facts={[
          ...(wohnform === null ? [] : [{ label: t('haus.wohnform'), value: k(`wohnform.${wohnform}`) }]),
          { label: t('haus.weitere'), value: mitbesuche.length === 0 ? t('haus.keine') : further },
        ]}
      />
    </Card>
  )
}
