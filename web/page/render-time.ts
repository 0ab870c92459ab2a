/** Tells the server how long React took for a page that it rendered in one go, in ms. It never leaves the server. */
export const renderTimeHeader = 'x-render-time-ms';
