import { handlungSchemas, type PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { FolgeArt } from '@dreiklang/domain/bestellung/folgen'
import { isDoorStep, openBagWith } from '@dreiklang/domain/bestellung/lieferung'
import { type BestellungAnswer, bestellungAnswer, type PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { type ReactNode, useCallback } from 'react'
import { z } from 'zod'
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { useWare } from '../menge.ts'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatTime } from '../../../shared/format.ts'
import { StepButtons } from '../../../step/StepButtons.tsx'
import { StepDialog } from '../../../step/StepDialog.tsx'
import { useReason } from '../../../step/useReason.ts'
import { isOvertaken } from '../../../shared/apiError.ts'
import { type StepBody, useStep } from '../../../step/useStep.ts'
import { Text, Note } from '../../../ui/layout.tsx'
import { useUiTexts } from '../../../ui/ui.texts.ts'
import { bestellungQuery, reload, sendStep } from '../../bestellung.queries.ts'
import { useBegriffeTexts, useBlattTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { AllergieHinweis } from './AllergieHinweis.tsx'
import { useDone } from '../ereignisNames.ts'
import { sendDoorStep } from '../withoutNetwork.ts'
import { validProdukt } from './defaults.ts'
import { RezeptblattHinweis } from './RezeptblattHinweis.tsx'
import { isBrought, isEnding, nextStep, sperrgrund } from './schritte.ts'
import { makeWish, type StepStart, useStepOpener } from './stepOpener.ts'

export type Lieferung = BestellungAnswer['lieferungen'][number]

export interface BestellungStepProps<H extends PersonenHandlung = PersonenHandlung> {
  handlung: H
  bestellung: BestellungAnswer
  positionen: readonly PositionAnswer[]
  positionIds: readonly string[]
  lieferung: Lieferung | null
  folge: FolgeArt | null
  start: StepStart
  onClose: () => void
  onDone: () => void
}

interface BestellungForm<H extends PersonenHandlung, Values extends object> {
  values: Values
  toBody: (values: Values) => StepBody<(typeof handlungSchemas)[H]>
  follows?: boolean
}

export function useBestellungStep<H extends PersonenHandlung, Values extends object>(
  { handlung, bestellung, onDone }: Pick<BestellungStepProps<H>, 'handlung' | 'bestellung' | 'onDone'>,
  form: BestellungForm<H, Values>,
): SchemaForm<Values> {
  const schema: z.ZodType = handlungSchemas[handlung]
  return useStep({
    ...form,
    record: bestellung,
    queryKey: bestellungQuery(bestellung.id).queryKey,
    answer: bestellungAnswer,
    schema,
    send: (body, idempotencyKey) => {
      const request = { bestellungId: bestellung.id, body, idempotencyKey }
      return isDoorStep(handlung) ? sendDoorStep({ ...request, handlung }) : sendStep({ ...request, handlung })
    },
    reload,
    onDone,
  })
}

/** For the pharmacy the handing over of a prescription is its arrival. */
export function useStepName(seite: BestellungAnswer['seite']): (handlung: PersonenHandlung) => string {
  const t = useStepsTexts()
  return useCallback(
    (handlung) => (handlung === 'anApothekeGeben' && seite === 'APOTHEKE' ? t('nameBeiApotheke.anApothekeGeben') : t(`name.${handlung}`)),
    [t, seite],
  )
}

/** What the server adds to a conflict: the last event that this side may see. */
const durchForm = z.object({ name: z.string().nullable(), art: z.string(), am: z.string() })

/** @param sperre why the words can no longer be sent */
export function useConflict({ failure }: Pick<SchemaForm<object>, 'failure'>, bestellung: BestellungAnswer, sperre: string | null) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const u = useUiTexts()
  const reason = useReason()
  const getan = useDone()
  const durch = isOvertaken(failure) ? durchForm.safeParse(failure.details['durch']).data : undefined
  const who = (ereignis: z.infer<typeof durchForm>) => {
    const angaben = { zeit: formatTime(ereignis.am), getan: getan(ereignis.art) }
    return ereignis.name === null ? t('konflikt.ohneName', angaben) : t('konflikt.durch', { name: ereignis.name, ...angaben })
  }
  return [
    ...(durch === undefined ? [] : [who(durch)]),
    t('konflikt.stand', { status: b(`status.${bestellung.status}`) }),
    sperre === null ? u('overtaken.kept') : t('konflikt.gehtNicht', { grund: reason(sperre) }),
  ]
}

interface BestellungStepDialogProps<H extends PersonenHandlung, Values extends object> extends Omit<BestellungForm<H, Values>, 'follows'> {
  step: BestellungStepProps<H>
  hinweis?: ReactNode
  gross?: boolean
  children?: (form: SchemaForm<Values>) => ReactNode
}

const entscheidend: readonly PersonenHandlung[] = ['verordnen', 'rezeptKorrigieren', 'austauschen', 'neuesRezeptAnfordern']

export function BestellungStepDialog<H extends PersonenHandlung, Values extends object>(props: BestellungStepDialogProps<H, Values>) {
  const { step, values, toBody, hinweis, gross = false, children } = props
  const { bestellung, handlung, positionen, onClose } = step
  const form = useBestellungStep(step, { values, toBody })
  const name = useStepName(bestellung.seite)(handlung)
  const sperre = positionen.map(({ uebergaenge }) => sperrgrund(uebergaenge, handlung)).find((code) => code !== null) ?? null
  return (
    <StepDialog
      title={name}
      submit={name}
      danger={isEnding(handlung)}
      size={gross ? 'lg' : 'md'}
      form={form}
      onClose={onClose}
      shut={sperre !== null}
      conflict={useConflict(form, bestellung, sperre)}
      about={
        <>
          <PositionenList positionen={positionen} />
          <RezeptblattHinweis handlung={handlung} bestellung={bestellung} positionen={positionen} />
          {entscheidend.includes(handlung) && <AllergieHinweis klient={bestellung.klient} positionen={positionen} />}
          {hinweis !== undefined && <Text component="div">{hinweis}</Text>}
        </>
      }
    >
      {children?.(form)}
    </StepDialog>
  )
}

function PositionenList({ positionen }: Pick<BestellungStepProps, 'positionen'>) {
  const t = useStepsTexts()
  const ware = useWare()
  if (positionen.length === 0) return null
  return (
    <div>
      <Note>{t('fuer', { count: positionen.length })}</Note>
      <ul style={{ listStyle: 'none' }}>
        {positionen.map((position) => (
          <li key={position.id}>
            <strong>
              {position.rezeptart === 'MUSTER12'
                ? validProdukt(position).bezeichnung
                : ware({ menge: position.sollMenge, mengeneinheit: einheitOf(position), bezeichnung: validProdukt(position).bezeichnung })}
            </strong>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BestellungStepButtonsProps {
  bestellung: BestellungAnswer
  positionen: readonly PositionAnswer[]
  offene: readonly PersonenHandlung[]
  /** What the menu is about, for those who only hear it. */
  name: string
  size?: 'normal' | 'tight'
}

export function BestellungStepButtons({ bestellung, positionen, offene, name, size = 'normal' }: BestellungStepButtonsProps) {
  const t = useBlattTexts()
  const stepName = useStepName(bestellung.seite)
  const open = useStepOpener()
  const [first] = positionen
  const lieferung = first === undefined ? null : openBagWith(bestellung, first)
  const naechster = nextStep(offene, lieferung, isBrought(bestellung))
  const entry = (handlung: PersonenHandlung) => ({
    id: handlung,
    label: stepName(handlung),
    danger: isEnding(handlung),
    onSelect: () => open(makeWish(bestellung, handlung, positionen)),
  })
  return (
    <StepButtons
      main={naechster && entry(naechster)}
      others={offene.filter((handlung) => handlung !== naechster).map(entry)}
      menu={{ label: t('mehr'), name: t('mehrFuer', { name }) }}
      size={size}
    />
  )
}
