/** Shows the button where the browser can tell where it is; pressed, it asks and searches around that point. */
export const nearMe = (button: HTMLButtonElement): void => {
  if (!('geolocation' in navigator)) return;
  button.parentElement?.classList.remove('later');
  button.addEventListener('click', () => {
    button.disabled = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const url = new URL(location.href);
        url.searchParams.delete('page');
        url.searchParams.delete('where');
        url.searchParams.set('near', `${coords.latitude.toFixed(4)},${coords.longitude.toFixed(4)}`);
        url.searchParams.set('sort', 'distance');
        location.assign(url);
      },
      () => {
        button.disabled = false;
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  });
};
