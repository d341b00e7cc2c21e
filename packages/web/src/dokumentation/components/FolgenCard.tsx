import { leadsToBesuch } from '@dreiklang/domain/dokumentation/folge'
import { type FolgeAnswer, folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextArea } from '../../form/TextField.tsx'
import { orNull } from '../../form/useSchemaForm.ts'
import { useToday } from '../../shared/useToday.ts'
import { hausbesuchPath, newHausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { stringifySearch } from '../../shared/searchParams.ts'
import { useOnline } from '../../shared/useOnline.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { type StepBody, useStep } from '../../step/useStep.ts'
import { announce, Badge, ErrorState } from '../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { bestellungFromFolgePath } from '../dokumentation.paths.ts'
import { useFolgeTexts } from '../dokumentation.texts.ts'
import { folgenQuery, settle, reloadFolgen } from '../dokumentation.queries.ts'
import classes from './Dokumentation.module.css'

export function FolgenCard({ besuch }: { besuch: HausbesuchAnswer }) {
  const t = useFolgeTexts()
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
  const t = useFolgeTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const spaet = faellig < today
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
        <Note>
          {[t('erledigt', { name: erledigt.name, zeit: formatDateTime(erledigt.am) }), erledigt.grund]
            .filter((part) => part !== null)
            .join(': ')}
        </Note>
      )}
      {bestellung !== null && <Link to={`/bestellungen/${bestellung.id}`}>{t('bestellung', { nummer: bestellung.nummer })}</Link>}
      {besuch !== null && <Link to={hausbesuchPath(besuch.id)}>{t('besuch', { nummer: besuch.nummer })}</Link>}
    </Stack>
  )
}

function ErledigenDialog({ folge, onSchliessen }: { folge: FolgeAnswer; onSchliessen: () => void }) {
  const t = useFolgeTexts()
  const { id: folgeId, art, herkunft, text, stand } = folge
  const withGrund = art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN'
  const form = useStep({
    record: folge,
    schema: folgeContract.done.body,
    values: { grund: '' },
    toBody: ({ grund }): StepBody<typeof folgeContract.done.body> => ({ grund: orNull(grund) }),
    send: (body, idempotencyKey) => settle({ folgeId, body, idempotencyKey }),
    reload: reloadFolgen,
    onDone: () => {
      announce(t('dialog.fertig'))
      onSchliessen()
    },
  })
  return (
    <StepDialog title={t('dialog.titel')} submit={t('erledigen')} form={form} onClose={onSchliessen} shut={stand === 'ERLEDIGT'}>
      {text !== null && <Text>{text}</Text>}
      <TextArea
        {...form.field('grund')}
        label={t(withGrund ? 'dialog.grundPflicht' : 'dialog.grund')}
        required={withGrund}
        maxLength={500}
        data-autofocus
      />
    </StepDialog>
  )
}

interface FolgeWegeProps {
  folge: FolgeAnswer
  besuch: HausbesuchAnswer
  onErledigen: () => void
}

function FolgeWege({ folge, besuch: { id, klient, seite }, onErledigen }: FolgeWegeProps) {
  const t = useFolgeTexts()
  const { art, herkunft } = folge
  const name = folge.text ?? t(`art.${art}`)
  const benannt = (was: string) => ({ 'aria-label': t('benannt', { was, name }) })
  const zuBesuch = leadsToBesuch(folge) && klient !== null
  const nurWithGrund = art === 'HAUSBESUCH' && herkunft === 'NICHT_ANGETROFFEN'
  return (
    <Group gap="sm" data-no-print>
      {art === 'BESTELLUNG' && seite === 'PFLEGE' && klient !== null && (
        <LinkButton
          to={bestellungFromFolgePath({ klient: klient.id, besuch: id, folge: folge.id })}
          look="secondary"
          {...benannt(t('bestellen'))}
        >
          {t('bestellen')}
        </LinkButton>
      )}
      {zuBesuch && (
        <LinkButton to={newHausbesuchPath({ ausBesuch: id, folgeId: folge.id })} look="secondary" {...benannt(t('planen'))}>
          {t('planen')}
        </LinkButton>
      )}
      {art === 'NACHRICHT' && (
        <LinkButton to={`${hausbesuchPath(id)}${stringifySearch({ chat: 'neu' })}`} look="secondary" {...benannt(t('schreiben'))}>
          {t('schreiben')}
        </LinkButton>
      )}
      <Button look="secondary" onClick={onErledigen} {...benannt(t(nurWithGrund ? 'anders' : 'erledigen'))}>
        {t(nurWithGrund ? 'anders' : 'erledigen')}
      </Button>
    </Group>
  )
}
