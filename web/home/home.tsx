export default function Home() {
  return <h1>Sokoni</h1>;
}
