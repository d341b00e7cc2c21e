import { type RechtstextArt, rechtstextArten, rechtstextPaths } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Card, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { EntwurfFormular } from '../components/EntwurfFormular.tsx'
import { rechtstextePath } from '../rechtstexte.paths.ts'
import { entwurfQuery } from '../rechtstexte.queries.ts'
import { useRechtstexteTexts } from '../rechtstexte.texts.ts'
import classes from '../components/Rechtstext.module.css'

const params = z.object({ art: z.string().toUpperCase().pipe(z.enum(rechtstextArten)) })

export function EditPage() {
  const t = useRechtstexteTexts()
  const { art } = usePathParams(params)
  const betreiber = useUser().roles.includes('ROLE_ADMIN')
  return (
    <>
      <PageHeader title={t(`art.${art}`)} above={<Link to={rechtstextePath}>{t('bearbeiten.alle')}</Link>} />
      {betreiber ? <Entwurf art={art} /> : <Alert tone="info">{t('verwalten.nichtIhre')}</Alert>}
    </>
  )
}

function Entwurf({ art }: { art: RechtstextArt }) {
  const t = useRechtstexteTexts()
  const { data, error, refetch } = useQuery(entwurfQuery(art))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={5} height={96} />
  return (
    <Stack gap="lg">
      <EntwurfFormular key={art} art={art} entwurf={data} />
      <Card title={t('bearbeiten.fassungen')}>
        {data.fassungen.length === 0 && <Text>{t('bearbeiten.keine')}</Text>}
        <ul className={classes.liste}>
          {data.fassungen.map(({ nr, gueltigAb, veroeffentlichtAm, von }) => (
            <li key={nr}>
              <Link to={`${rechtstextPaths[art]}?fassung=${nr}`}>
                {t('fassung.lesen', { nr, tag: formatDate(gueltigAb), am: formatDate(veroeffentlichtAm) })}
              </Link>{' '}
              {t('fassung.von', { name: von })}
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
