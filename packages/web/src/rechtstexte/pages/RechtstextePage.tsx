import { type RechtstextArt, rechtstextArten, rechtstextPaths } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { IconAlertTriangle, IconCircleCheck, IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, StatusBadge, showQuery } from '../../ui/feedback.tsx'
import { Card, Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { EntwurfFormular } from '../components/EntwurfFormular.tsx'
import { editRechtstextPath, rechtstextePath } from '../rechtstexte.paths.ts'
import { entwurfQuery, standQuery } from '../rechtstexte.queries.ts'
import { useRechtstexteTexts } from '../rechtstexte.texts.ts'
import classes from '../components/Rechtstext.module.css'

export function RechtstextePage() {
  const t = useRechtstexteTexts()
  const betreiber = useUser().roles.includes('ROLE_ADMIN')
  return (
    <>
      <PageHeader title={t('verwalten.titel')} subtitle={t('verwalten.untertitel')} />
      {betreiber ? <Texts /> : <Alert tone="info">{t('verwalten.nichtIhre')}</Alert>}
    </>
  )
}

function Texts() {
  const t = useRechtstexteTexts()
  const { data: texte, state } = showQuery(useQuery(standQuery), { rows: 3, height: 96 })
  if (state !== null) return state
  return (
    <Stack gap="md">
      {texte.some(({ nr }) => nr === null) && (
        <Alert tone="warning" title={t('verwalten.warnung')}>
          {t('verwalten.warnungText')}
        </Alert>
      )}
      {texte.map(({ art, nr, gueltigAb }) => {
        const text = t(`art.${art}`)
        return (
          <Card key={art} title={text}>
            <Group justify="space-between" gap="md">
              {nr === null || gueltigAb === null ? (
                <StatusBadge tone="warning" icon={<IconAlertTriangle size={16} />}>
                  {t('verwalten.fehlt')}
                </StatusBadge>
              ) : (
                <StatusBadge tone="success" icon={<IconCircleCheck size={16} />}>
                  {t('verwalten.gilt', { nr, tag: formatDate(gueltigAb) })}
                </StatusBadge>
              )}
              <Group gap="sm">
                <LinkButton look="secondary" to={rechtstextPaths[art]} aria-label={t('verwalten.ansehenName', { text })}>
                  {t('verwalten.ansehen')}
                </LinkButton>
                <LinkButton
                  to={editRechtstextPath(art)}
                  icon={<IconEdit size={20} aria-hidden />}
                  aria-label={t('verwalten.bearbeitenName', { text })}
                >
                  {t('verwalten.bearbeiten')}
                </LinkButton>
              </Group>
            </Group>
          </Card>
        )
      })}
    </Stack>
  )
}

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
  const { data, state } = showQuery(useQuery(entwurfQuery(art)), { rows: 5, height: 96 })
  if (state !== null) return state
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
