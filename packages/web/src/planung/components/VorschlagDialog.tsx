import type { VorschlagAnswer } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { choicesOf, RadioField } from '../../form/choiceFields.tsx'
import { TextArea } from '../../form/TextField.tsx'
import { orNull, useDeedKey } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { formatLongDate } from '../../shared/format.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { takeOver, vorschlagQuery } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import classes from './Planung.module.css'

interface VorschlagDialogProps {
  datum: IsoDate
  onSchliessen: () => void
  onUebernommen: (uebernahme: { id: string; anzahl: number }) => void
}

const umfaenge = ['OFFENE', 'ALLE'] as const

export function VorschlagDialog({ datum, onSchliessen, onUebernommen }: VorschlagDialogProps) {
  const t = usePlanungTexts()
  const [umfang, setUmfang] = useState<(typeof umfaenge)[number]>('OFFENE')
  const { data, error, refetch, isFetching } = useQuery(vorschlagQuery({ datum, umfang }))
  const [grund, setGrund] = useState('')
  const { send, sendet, fehler, forget, fehlt } = useTakeOver(data, { grund, onUebernommen })
  const neu = () => {
    forget()
    void refetch()
  }
  return (
    <Dialog
      opened
      size="xl"
      title={t('vorschlag.titel', { tag: formatLongDate(datum) })}
      onClose={onSchliessen}
      cancel={t('vorschlag.abbrechen')}
      actions={
        data !== undefined &&
        data.zuege.length > 0 &&
        fehler === null && (
          <Button busy={sendet} onClick={() => void send()}>
            {t('vorschlag.uebernehmen')}
          </Button>
        )
      }
    >
      <RadioField
        label={t('vorschlag.umfang')}
        value={umfang}
        onChange={(value) => {
          forget()
          setUmfang(value)
        }}
        choices={choicesOf(umfaenge, (value) => t(`vorschlag.${value}`))}
      />
      {data !== undefined && data.zuege.length > 0 && (
        <TextArea
          label={t('verschieben.grund')}
          description={t('verschieben.grundHilfe')}
          required={isKnown(data)}
          error={fehlt ? t('verschieben.grundFehlt') : undefined}
          maxLength={500}
          value={grund}
          onChange={({ currentTarget }) => setGrund(currentTarget.value)}
        />
      )}
      {fehler !== null && <Ueberholt fehler={fehler} onNeu={neu} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Stack gap="md" role="status" aria-busy={isFetching}>
        {isFetching && <ListSkeleton rows={3} />}
        {data !== undefined && !isFetching && <Content vorschlag={data} />}
      </Stack>
    </Dialog>
  )
}

function Content({ vorschlag }: { vorschlag: VorschlagAnswer }) {
  const t = usePlanungTexts()
  const { zuege, offene, wegMinuten } = vorschlag
  return (
    <>
      {zuege.length === 0 ? (
        <Alert tone="info" title={t('vorschlag.nichts')}>
          {offene.length === 0 && t('vorschlag.nichtsText')}
        </Alert>
      ) : (
        <>
          <Text>{t('vorschlag.weg', wegMinuten)}</Text>
          <VorherAfter vorschlag={vorschlag} />
        </>
      )}
      {offene.length > 0 && <OpenBesuche vorschlag={vorschlag} />}
    </>
  )
}

function Ueberholt({ fehler, onNeu }: { fehler: unknown; onNeu: () => void }) {
  const t = usePlanungTexts()
  const besuche = fehler instanceof ApiError && Array.isArray(fehler.details['besuche']) ? fehler.details['besuche'] : []
  const nummern = besuche.map(({ nummer }: { nummer: string }) => nummer).join(', ')
  return (
    <>
      <ErrorState error={fehler} />
      {nummern !== '' && <Text>{t('vorschlag.ueberholt', { nummern })}</Text>}
      <Button look="secondary" onClick={onNeu}>
        {t('vorschlag.neu')}
      </Button>
    </>
  )
}

/** Somebody was to make one of these visits, and is told why no longer, or not then. */
const isKnown = ({ zuege }: VorschlagAnswer): boolean => zuege.some(({ vorher }) => vorher.personId !== null)

interface TakeOver extends Pick<VorschlagDialogProps, 'onUebernommen'> {
  grund: string
}

function useTakeOver(vorschlag: VorschlagAnswer | undefined, { grund, onUebernommen }: TakeOver) {
  const key = useDeedKey()
  const [fehlt, setFehlt] = useState(false)
  const [stand, setStand] = useState<{ sendet: boolean; fehler: unknown }>({ sendet: false, fehler: null })
  const send = async () => {
    if (vorschlag === undefined || stand.sendet) return
    const said = orNull(grund)
    if (said === null && isKnown(vorschlag)) return setFehlt(true)
    setFehlt(false)
    const zuege = vorschlag.zuege.map(({ hausbesuchId, version, nachher }) => ({ hausbesuchId, version, ...nachher }))
    const body = { zuege, grund: said }
    setStand({ sendet: true, fehler: null })
    try {
      onUebernommen(await takeOver(body, key(body)))
    } catch (fehler) {
      setStand({ sendet: false, fehler })
    }
  }
  return { ...stand, fehlt, send, forget: () => setStand({ sendet: false, fehler: null }) }
}

interface VorschlagProps {
  vorschlag: VorschlagAnswer
}

function useNames({ personen, besuche }: VorschlagAnswer) {
  const t = usePlanungTexts()
  const names = new Map(personen.map(({ id, name }) => [id, name]))
  const byId = new Map(besuche.map((besuch) => [besuch.id, besuch]))
  return {
    person: (personId: string | null) => (personId === null ? t('niemand') : (names.get(personId) ?? t('niemand'))),
    besuch: (hausbesuchId: string) => byId.get(hausbesuchId) ?? null,
  }
}

function VorherAfter({ vorschlag }: VorschlagProps) {
  const t = usePlanungTexts()
  const names = useNames(vorschlag)
  return (
    <section aria-label={t('vorschlag.aenderungen', { anzahl: vorschlag.zuege.length })}>
      <h3>{t('vorschlag.aenderungen', { anzahl: vorschlag.zuege.length })}</h3>
      <div className={classes.seiten}>
        {(['vorher', 'nachher'] as const).map((seite) => (
          <div key={seite}>
            <h4 id={`vorschlag-${seite}`}>{t(`vorschlag.${seite}`)}</h4>
            <ol className={classes.zeilen} aria-labelledby={`vorschlag-${seite}`}>
              {vorschlag.zuege.map(({ hausbesuchId, [seite]: { uhrzeit, personId } }) => (
                <li key={hausbesuchId}>
                  <strong>{names.besuch(hausbesuchId)?.klient.name}</strong>
                  <br />
                  {t('vorschlag.zeile', { uhrzeit, person: names.person(personId) })}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function OpenBesuche({ vorschlag }: VorschlagProps) {
  const t = usePlanungTexts()
  const names = useNames(vorschlag)
  const title = t('vorschlag.offene', { anzahl: vorschlag.offene.length })
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={classes.zeilen}>
        {vorschlag.offene.map(({ hausbesuchId, grund, personen }) => {
          const besuch = names.besuch(hausbesuchId)
          return (
            <li key={hausbesuchId}>
              <strong>
                {besuch?.uhrzeit} {besuch?.klient.name}
              </strong>
              {grund === null ? (
                <Gruende
                  gruende={personen.map(({ personId, grund: why, nummer }) =>
                    t(`grund.${why}`, { wer: names.person(personId), nummer: nummer ?? '' }),
                  )}
                />
              ) : (
                <div>{t(`vorschlag.${grund}`)}</div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Gruende({ gruende }: { gruende: readonly string[] }) {
  const t = usePlanungTexts()
  const [open, setOffen] = useState(false)
  return (
    <Disclosure label={t('vorschlag.warum')} opened={open} onToggle={setOffen}>
      <ul className={classes.gruende}>
        {gruende.map((grund) => (
          <li key={grund}>{grund}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
