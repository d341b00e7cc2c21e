export const fristenPath = '/hausbesuch/fristen'
