import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { leerlaufContract } from '@dreiklang/domain/anmeldung/idle.contract'
import { sicherheitContract } from '@dreiklang/domain/anmeldung/sicherheit.contract'
import { secondFactorContract } from '@dreiklang/domain/anmeldung/secondFactor.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'

export const factorQuery = readQuery(['anmeldung', 'faktor'], secondFactorContract.state)
export const idleQuery = readQuery(['anmeldung', 'leerlauf'], leerlaufContract.readIdle)
export const sessionsQuery = readQuery(['anmeldung', 'sitzungen'], sicherheitContract.sessions)
export const logQuery = readQuery(['anmeldung', 'protokoll'], sicherheitContract.log)

/** Every change here also writes to the log of the account. */
export function useAccountDeed<Input, Result>(work: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: work, onSuccess: () => queryClient.invalidateQueries({ queryKey: ['anmeldung'] }) })
}

export const endSession = (sitzungId: string) => call(sicherheitContract.endSession, { params: { sitzungId } })
export const endOthers = () => call(sicherheitContract.endOthers)
export const changePassword = (body: z.output<typeof sicherheitContract.changePassword.body>) =>
  call(sicherheitContract.changePassword, { body })

export const beginTotp = (password: string) => call(secondFactorContract.beginTotp, { body: { password } })
export const confirmTotp = (code: string) => call(secondFactorContract.confirmTotp, { body: { code } })
export const removeTotp = (password: string) => call(secondFactorContract.removeTotp, { body: { password } })
export const newErsatzcodes = (password: string) => call(secondFactorContract.newErsatzcodes, { body: { password } })
export const removePasskey = ({ passkeyId, password }: { passkeyId: string; password: string }) =>
  call(secondFactorContract.removePasskey, { params: { passkeyId }, body: { password } })
export const setPflicht = (body: z.output<typeof secondFactorContract.setPflicht.body>) => call(secondFactorContract.setPflicht, { body })

export const changeName = (body: { name: string }) => call(kontoContract.changeName, { body })
export const changeEmail = (body: { email: string; password: string }) => call(kontoContract.changeEmail, { body })
export const setIdle = (minuten: number | null) => call(leerlaufContract.setIdle, { body: { minuten } })
export const setOfflineOfAll = (stunden: number) => call(leerlaufContract.setOfflineOfAll, { body: { stunden } })
export const setIdleOfAll = (minuten: number) => call(leerlaufContract.setIdleOfAll, { body: { minuten } })

/** The device makes the key and asks for its owner; @throws when the person closes its window */
export async function addPasskey({ name, password }: { name: string; password: string }) {
  const { token, passkey } = await call(secondFactorContract.beginPasskey, { body: { password } })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: passkey as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] })
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const anlage = { id: made.id, rawId: made.rawId, type: made.type, response: { clientDataJSON, attestationObject, transports } }
  return call(secondFactorContract.addPasskey, { body: { token, name, anlage } })
}
