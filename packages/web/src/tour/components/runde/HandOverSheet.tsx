import { handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { DoorStep } from '@dreiklang/domain/bestellung/lieferung'
import type { RundeStopp, Tuete } from '@dreiklang/domain/tour/runde.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { reload } from '../../../bestellung/bestellung.queries.ts'
import { useWare } from '../../../bestellung/components/menge.ts'
import {
  beginHandOver,
  handOverSchema,
  type HandOverFacts,
  nachweisAbbild,
  noGrund,
  type NotMetValues,
  zuzahlungAbbild,
} from '../../../bestellung/components/schritte/handOver.ts'
import { HandOverFields, NotMetFields } from '../../../bestellung/components/schritte/HandOverFields.tsx'
import { sendDoorStep } from '../../../bestellung/components/withoutNetwork.ts'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { orNull, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { isOvertaken } from '../../../shared/apiError.ts'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { StepDialog } from '../../../step/StepDialog.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { announce } from '../../../ui/feedback.tsx'
import { Note } from '../../../ui/layout.tsx'
import { useRundeTexts } from '../../tour.texts.ts'
import { openBags, sumDueOf } from './round.ts'
import classes from './HandOverSheet.module.css'

interface SheetProps {
  stopp: RundeStopp
  onClose: () => void
}

/**
 * Bags one after the other, each by the step of its order: what went through is not sent again by a second press, and of two bags of one order
 * the second goes on from what the first has left.
 */
function useBagSteps() {
  const deeds = useRef(new Map<string, { text: string; key: string; done: boolean }>())
  const versions = useRef(new Map<string, number>())
  return async ({ bag, handlung, body }: { bag: Tuete; handlung: DoorStep; body: object }): Promise<void> => {
    const id = `${bag.lieferungId} ${handlung}`
    const before = deeds.current.get(id)
    if (before?.done === true) return
    const version = Math.max(versions.current.get(bag.bestellungId) ?? 0, bag.version)
    const said = { version, lieferungId: bag.lieferungId, ...body }
    const text = JSON.stringify(said)
    const key = before?.text === text ? before.key : newIdempotencyKey()
    deeds.current.set(id, { text, key, done: false })
    const receipt = await sendDoorStep({ handlung, bestellungId: bag.bestellungId, body: said, idempotencyKey: key })
    versions.current.set(bag.bestellungId, receipt.version)
    deeds.current.set(id, { text, key, done: true })
  }
}

/** The newest of the bags: after a conflict the round is read again, and the next press goes with what is shown then. */
function useNewest(stopp: RundeStopp): () => Tuete[] {
  const newest = useRef(stopp)
  useEffect(() => {
    newest.current = stopp
  })
  return () => openBags(newest.current)
}

function useSending({ stopp, onClose }: SheetProps) {
  const client = useQueryClient()
  const say = useBagSteps()
  const bagsNow = useNewest(stopp)
  return async (words: string, work: (say: ReturnType<typeof useBagSteps>, bags: Tuete[]) => Promise<void>) => {
    try {
      await work(say, bagsNow())
    } catch (error) {
      if (isOvertaken(error)) await reload(client)
      throw error
    }
    announce(words)
    onClose()
    void reload(client)
  }
}

/** What is warm enough for one may be too warm for another. */
const rangeOfAll = (ranges: readonly NonNullable<Tuete['kuehl']>[]): HandOverFacts['kuehl'] =>
  ranges.length === 0 ? null : { von: Math.max(...ranges.map(({ von }) => von)), bis: Math.min(...ranges.map(({ bis }) => bis)) }

type SaidOfMoney = ReturnType<typeof zuzahlungAbbild>

/** What was taken for all of them is told of each with its own part. */
function partOf(said: SaidOfMoney, { zuzahlungCent }: Tuete): SaidOfMoney {
  if (said === null || zuzahlungCent === null || zuzahlungCent === 0) return null
  return said.art === 'BAR' ? { ...said, cent: zuzahlungCent } : said
}

/** What holds for one bag holds for all that go over with it. */
function factsOf({ lieferart, empfaenger }: RundeStopp, bags: readonly Tuete[]): HandOverFacts {
  return {
    lieferart,
    code: null,
    btm: bags.some(({ btm }) => btm),
    kuehl: rangeOfAll(bags.flatMap(({ kuehl }) => kuehl ?? [])),
    beratung: bags.some(({ verordnet }) => verordnet),
    zuzahlungCent: sumDueOf(bags),
    klient: bags.some(({ klient }) => klient === empfaenger) ? empfaenger : null,
    withCode: bags.length === 1,
  }
}

/** W10: the bags, who accepts, the proof, and what the rules ask beside it, on one sheet. */
export function HandOverSheet({ stopp, onClose, onNotMet }: SheetProps & { onNotMet: () => void }) {
  const t = useRundeTexts()
  const send = useSending({ stopp, onClose })
  const free = openBags(stopp).filter(({ gesperrt }) => gesperrt === null)
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = free.filter(({ lieferungId }) => !left.includes(lieferungId))
  const facts = factsOf(stopp, chosen)
  const form = useSchemaForm({
    initialValues: beginHandOver(facts),
    schema: handOverSchema(facts),
    toBody: ({ nachweis, zuzahlung }) => ({
      nachweis: nachweisAbbild(facts.withCode ? nachweis : { ...nachweis, art: 'UNTERSCHRIFT' }),
      zuzahlung: zuzahlungAbbild(zuzahlung, facts.zuzahlungCent),
    }),
    submit: ({ nachweis, zuzahlung = null }) =>
      send(t('getan.zustellen'), async (say, bags) => {
        for (const bag of bags.filter(({ lieferungId }) => chosen.some((one) => one.lieferungId === lieferungId))) {
          const temperatur = bag.kuehl === null ? null : nachweis.temperatur
          await say({ bag, handlung: 'zustellen', body: { nachweis: { ...nachweis, temperatur }, zuzahlung: partOf(zuzahlung, bag) } })
        }
      }),
  })
  const shown = { ...form, onSubmit: () => (chosen.length === 0 ? undefined : form.onSubmit()) }
  return (
    <StepDialog
      title={t('sheet.titel', { name: stopp.empfaenger })}
      submit={t('uebergeben')}
      form={shown}
      onClose={onClose}
      sheet={{
        other: (
          <Button look="secondary" onClick={onNotMet}>
            {t('nichtDa')}
          </Button>
        ),
      }}
      about={
        <div role="group" aria-label={t('sheet.dabei')}>
          {free.map((bag) => (
            <Bag
              key={bag.lieferungId}
              bag={bag}
              only={free.length === 1}
              checked={!left.includes(bag.lieferungId)}
              onChange={(checked) => setLeft(checked ? left.filter((id) => id !== bag.lieferungId) : [...left, bag.lieferungId])}
            />
          ))}
          {chosen.length === 0 && <Note role="status">{t(free.length === 0 ? 'sheet.nichts' : 'sheet.keineTuete')}</Note>}
        </div>
      }
    >
      <HandOverFields form={form} facts={facts} />
    </StepDialog>
  )
}

interface BagProps {
  bag: Tuete
  /** There is nothing to choose. */
  only: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Names of medicines are never cut where something is handed out. */
function Bag({ bag: { nummer, lfdNr, positionen }, only, checked, onChange }: BagProps) {
  const ware = useWare()
  const number = lfdNr > 1 ? `${nummer}/${lfdNr}` : nummer
  const words = `${number} · ${positionen.map(ware).join(', ')}`
  if (only) return <div className={classes.bag}>{words}</div>
  return <Checkbox label={words} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
}

const notMetSchema = z.strictObject({
  ...handlungSchemas.zustellungGescheitert.omit({ version: true, lieferungId: true }).shape,
  again: z.boolean(),
})

/** One reason, and whether it is tried once more today (§ 17 ApBetrO: free of charge). */
export function NotMetSheet({ stopp, onClose }: SheetProps) {
  const t = useRundeTexts()
  const send = useSending({ stopp, onClose })
  const bags = openBags(stopp)
  // What must stay cool leaves again only when it has been measured anew, in the pharmacy.
  const mayAgain = bags.every(({ kuehl }) => kuehl === null)
  const values: NotMetValues & { again: boolean } = { ...noGrund, again: false }
  const form = useSchemaForm({
    initialValues: values,
    schema: notMetSchema,
    toBody: ({ grund, text, temperatur, again }) => ({
      grund,
      text: orNull(text),
      temperatur: grund === 'KUEHLKETTE' ? temperatur : null,
      again: again && mayAgain,
    }),
    submit: ({ again, ...body }) =>
      send(t(again ? 'getan.ausliefern' : 'getan.zustellungGescheitert'), async (say, now) => {
        for (const bag of now) {
          await say({ bag, handlung: 'zustellungGescheitert', body })
          if (again) await say({ bag, handlung: 'ausliefern', body: { bote: bag.bote, temperatur: null } })
        }
      }),
  })
  return (
    <StepDialog
      title={t('nicht.titel', { name: stopp.empfaenger })}
      submit={t('nicht.senden')}
      form={form}
      onClose={onClose}
      sheet={{ other: null }}
    >
      <NotMetFields form={form} />
      {mayAgain ? (
        <Checkbox
          {...form.form.getInputProps('again', { type: 'checkbox' })}
          label={t('nicht.zweiter')}
          description={form.form.values.again ? t('nicht.zweiterText') : t('nicht.zurueck')}
        />
      ) : (
        <Note>{t('nicht.kuehl')}</Note>
      )}
    </StepDialog>
  )
}
