import { type KalenderStand, kalenderaboContract } from '@dreiklang/domain/kalenderabo/kalenderabo.contract'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Switch } from '../../form/choiceFields.tsx'
import { OnceDialog } from '../../form/OnceDialog.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Facts, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateTime, RelativeTime } from '../../ui/Time.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useKalenderaboTexts } from '../kalenderabo.texts.ts'
import { call } from '../../shared/apiClient.ts'
import { readQuery } from '../../shared/readQuery.ts'

export function Section() {
  const { data, state } = showQuery(useQuery(kalenderaboQuery), { rows: 3 })
  if (data === undefined) return state
  return (
    <Stack gap="lg">
      <KalenderCard stand={data} />
      {data.darfErlauben && <HausCard erlaubt={data.kuerzelErlaubt} />}
    </Stack>
  )
}

function HausCard({ erlaubt }: { erlaubt: boolean }) {
  const t = useKalenderaboTexts()
  const erlaube = useKalenderTat(allowKuerzel)
  return (
    <Card title={t('house.title')} gap="md">
      <Switch
        label={t('house.allow')}
        checked={erlaube.isPending ? erlaube.variables : erlaubt}
        onChange={(next) => erlaube.mutate(next, { onError: toastError })}
      />
      <Note>{t('house.text')}</Note>
    </Card>
  )
}

type Frage = 'renew' | 'revoke' | null

function KalenderCard({ stand: { kalender, kuerzelErlaubt } }: { stand: KalenderStand }) {
  const t = useKalenderaboTexts()
  const [frage, setFrage] = useState<Frage>(null)
  const [adresse, setAdresse] = useState<string | null>(null)
  const put = useKalenderTat(createAdresse)
  const end = useKalenderTat(endAdresse)

  const neu = () =>
    put.mutate(kalender?.mitKuerzel === true && kuerzelErlaubt, {
      onError: toastError,
      onSuccess: (answer) => {
        setFrage(null)
        setAdresse(answer.adresse)
      },
    })
  const ende = () =>
    end.mutate(undefined, {
      onError: toastError,
      onSuccess: () => {
        setFrage(null)
        toastSuccess(t('revoked'))
      },
    })

  return (
    <Card title={t('title')}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        {kalender === null ? (
          <>
            <Text c="dimmed">{t('none')}</Text>
            <Group>
              <Button busy={put.isPending} onClick={neu}>
                {t('create')}
              </Button>
            </Group>
          </>
        ) : (
          <>
            <Angelegt kalender={kalender} />
            <Kuerzel mitKuerzel={kalender.mitKuerzel} erlaubt={kuerzelErlaubt} />
            <Group>
              <Button look="secondary" onClick={() => setFrage('renew')}>
                {t('renew')}
              </Button>
              <Button look="secondary" onClick={() => setFrage('revoke')}>
                {t('revoke')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
      {frage === 'renew' && <EndeDialog was="renew" busy={put.isPending} onYes={neu} onClose={() => setFrage(null)} />}
      {frage === 'revoke' && <EndeDialog was="revoke" busy={end.isPending} onYes={ende} onClose={() => setFrage(null)} />}
      {adresse !== null && <AdresseDialog adresse={adresse} onClose={() => setAdresse(null)} />}
    </Card>
  )
}

function Angelegt({ kalender: { angelegtAm, zuletztAm } }: { kalender: NonNullable<KalenderStand['kalender']> }) {
  const t = useKalenderaboTexts()
  return (
    <Facts
      facts={[
        { label: t('created'), value: <DateTime value={angelegtAm} /> },
        { label: t('lastUsed'), value: zuletztAm === null ? t('neverUsed') : <RelativeTime instant={zuletztAm} /> },
      ]}
    />
  )
}

function Kuerzel({ mitKuerzel, erlaubt }: { mitKuerzel: boolean; erlaubt: boolean }) {
  const t = useKalenderaboTexts()
  const waehle = useKalenderTat(chooseKuerzel)
  const an = (waehle.isPending ? waehle.variables : mitKuerzel) && erlaubt
  return (
    <div>
      <Switch label={t('short')} checked={an} disabled={!erlaubt} onChange={(next) => waehle.mutate(next, { onError: toastError })} />
      <Text size="sm" c="dimmed" mt="xs">
        {t(an ? 'shortOn' : 'shortOff')} {!erlaubt && t('shortForbidden')}
      </Text>
    </div>
  )
}

function AdresseDialog({ adresse, onClose }: { adresse: string; onClose: () => void }) {
  const t = useKalenderaboTexts()
  return (
    <OnceDialog
      value={adresse}
      onClose={onClose}
      words={{ title: t('once.title'), text: t('once.text'), label: t('once.label'), copy: t('once.copy'), done: t('once.done') }}
    >
      <Text size="sm">{t('once.how')}</Text>
    </OnceDialog>
  )
}

/** Asks for confirmation, because a removed address never comes back. */
function EndeDialog({ was, busy, onYes, onClose }: { was: 'renew' | 'revoke'; busy: boolean; onYes: () => void; onClose: () => void }) {
  const t = useKalenderaboTexts()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`${was}Title`)}
      actions={
        <Button look="danger" busy={busy} onClick={onYes}>
          {t(was)}
        </Button>
      }
    >
      <Text>{t(`${was}Text`)}</Text>
    </Dialog>
  )
}

const c = kalenderaboContract

const kalenderaboQuery = readQuery(['kalenderabo'], c.read)

function useKalenderTat<Input, Result>(work: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSettled: () => queryClient.invalidateQueries({ queryKey: kalenderaboQuery.queryKey }) })
}

const createAdresse = (mitKuerzel: boolean) => call(c.create, { body: { mitKuerzel } })
const chooseKuerzel = (mitKuerzel: boolean) => call(c.update, { body: { mitKuerzel } })
const endAdresse = () => call(c.revoke)
const allowKuerzel = (kuerzelErlaubt: boolean) => call(c.allow, { body: { kuerzelErlaubt } })
