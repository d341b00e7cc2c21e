import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'

export const rechtstextePath = '/rechtstexte'
export const rechtstextBearbeitenPath = (art: RechtstextArt) => `${rechtstextePath}/${art.toLowerCase()}`
